// Copying a text, and saying for a moment that it was done.

export class Copying {
  done = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * On plain http there is no clipboard to write to: the old way, by what is selected on the page, and else the person
   * copies it. `field` is where the text stands.
   */
  async copy(text: string, field: { select(): void } | undefined): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.done = true;
    } catch {
      field?.select();
      this.done = document.execCommand('copy');
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.done = false), 2500);
  }
}
