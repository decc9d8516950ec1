// Copying a text, and saying for a moment that it was done.

export class Copying {
  done = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** On plain http there is no clipboard to write to: the old way, out of a field, and else the person copies it. */
  async copy(text: string, field: HTMLInputElement | undefined): Promise<void> {
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
