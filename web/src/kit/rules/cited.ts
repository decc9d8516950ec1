/** The passage that somebody asked about comes into sight, and is read to whoever hears the page. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export const cited: Attachment<HTMLElement> = (passage) => {
  passage.tabIndex = -1;
  let gone = false;
  // The sheet that it stands on opens first.
  void tick().then(() => {
    if (gone) return;
    passage.scrollIntoView({ block: 'center' });
    passage.focus({ preventScroll: true });
  });
  return () => {
    gone = true;
  };
};
