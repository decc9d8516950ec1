/** Dragging by pointer: a mouse, a pen or a finger. A tap stays a click; what was dragged is no click. */
import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** The pointer has left the place; false if this may not be dragged now. */
  start: () => boolean;
  /** How far it is from where it began, and where it is on the screen. */
  move: (by: Point, at: Point) => void;
  drop: (at: Point) => void;
  cancel: () => void;
  /** The finger has rested on it; called with false when it is lifted. */
  hold?: (holding: boolean) => void;
}

export interface Point {
  x: number;
  y: number;
}

const SLACK = 7; // px that a tap may tremble
const HOLD = 380; // ms

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: Point | null = null;
    let dragging = false;
    let held = false;
    let timer = 0;

    const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
    const noClick = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };

    function down(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      from = at(event);
      element.setPointerCapture(event.pointerId); // a quick hand is beyond the edge before it has moved far
      if (event.pointerType !== 'mouse' && drag.hold) {
        timer = window.setTimeout(() => {
          held = true;
          drag.hold?.(true);
        }, HOLD);
      }
    }

    function move(event: PointerEvent) {
      if (!from || !event.isPrimary) return;
      const by = { x: event.clientX - from.x, y: event.clientY - from.y };
      if (!dragging) {
        if (Math.hypot(by.x, by.y) < SLACK) return;
        clearTimeout(timer);
        if (!drag.start()) {
          from = null;
          return;
        }
        dragging = true;
      }
      drag.move(by, at(event));
    }

    function up(event: PointerEvent) {
      if (!event.isPrimary) return;
      const wasDragging = dragging;
      if (dragging || held) {
        element.addEventListener('click', noClick, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', noClick, { capture: true }));
      }
      over();
      if (!wasDragging) return;
      if (event.type === 'pointerup') drag.drop(at(event));
      else drag.cancel();
    }

    function over() {
      clearTimeout(timer);
      if (held) drag.hold?.(false);
      from = null;
      dragging = false;
      held = false;
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    return () => {
      over();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
    };
  };
}

export function inside(element: Element | undefined, { x, y }: Point): boolean {
  if (!element) return false;
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
