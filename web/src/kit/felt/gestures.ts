/**
 * A hand on the felt: one finger or the mouse moves it, two fingers or the wheel bring it nearer. A tap stays a click.
 * What lies on the felt may be taken instead: then one finger drags that.
 */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from '../drag';

/** Something that was taken from the felt. Points are pixels of the felt. */
export interface Grip {
  move: (at: Point) => void;
  drop: (at: Point) => void;
  cancel: () => void;
}

const SLACK = 7; // px that a tap may tremble

/** `grab`: what the finger takes that went down there; null if it moves the felt. */
export function handOn(
  camera: Camera,
  grab: (at: Point, event: PointerEvent) => Grip | null = () => null,
): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let from: { at: Point; event: PointerEvent } | null = null;
    let moved = false;
    let grip: Grip | null = null;

    const on = ({ clientX, clientY }: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };

    function down(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button > 1) return;
      if ((event.target as Element).closest('button, a, [role=option]')) return;
      fingers.set(event.pointerId, on(event));
      if (fingers.size === 1) [from, moved] = [{ at: on(event), event }, false];
      else letGo(); // a second finger: it is about the felt after all
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = on(event);
      if (!moved) {
        if (fingers.size === 1 && from && Math.hypot(now.x - from.at.x, now.y - from.at.y) < SLACK) return;
        moved = true;
        for (const id of fingers.keys()) element.setPointerCapture(id);
        grip = fingers.size === 1 && from ? grab(from.at, from.event) : null;
        camera.held = true;
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (grip) return grip.move(now);
      if (!other) return camera.pan(now.x - before.x, now.y - before.y);
      const apart = (a: Point) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
      const centre = (a: Point) => ({ x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 });
      camera.pan(centre(now).x - centre(before).x, centre(now).y - centre(before).y);
      camera.zoom(apart(now) / apart(before), centre(now));
    }

    function up(event: PointerEvent) {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      camera.held = false;
      from = null;
      if (event.type === 'pointerup') grip?.drop(on(event));
      else grip?.cancel();
      grip = null;
      if (!moved) return;
      element.addEventListener('click', noClick, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', noClick, { capture: true }));
    }

    function letGo() {
      if (!grip) return;
      grip.cancel();
      grip = null;
    }

    const noClick = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };

    function wheel(event: WheelEvent) {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), on(event));
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      letGo();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  };
}
