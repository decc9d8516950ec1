/** Which part of an endless table one looks at. Follows what lies there until somebody moves it. */
import type { Point } from '../drag';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels at each side of the felt that other things need. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Pixels for one unit: how near and how far one can look, and how large fitting makes a piece at most. */
export interface Range {
  largest: number;
  smallest: number;
  atEase: number;
  /** Units that the middle of the felt may leave the layout. */
  roam: number;
}

/** Pixels for one unit: below which nobody can read a piece, and with which one works at ease. */
export interface Nearness {
  legible: number;
  atWork: number;
}

const MUCH_SMALLER = 0.75;

const RANGE: Range = { largest: 1.5, smallest: 0.1, atEase: 1.2, roam: 0 };

export class Camera {
  /** The point of the table in the middle of the felt. */
  x = $state(0);
  y = $state(0);
  /** Pixels for one unit. */
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Fits itself to the layout; no longer once somebody has moved it. */
  following = $state(true);
  /** It came nearer for somebody's work, and goes back when that is done. */
  near = $state(false);
  /** A hand is on it: it must not lag behind. */
  held = $state(false);

  #box: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  /** What somebody works at. */
  #work: { what: Box; how: Nearness } | null = null;
  #inset: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
  readonly #range: Range;

  constructor(range: Range = RANGE) {
    this.#range = range;
  }

  resize(width: number, height: number, inset: Inset): void {
    this.width = width;
    this.height = height;
    this.#inset = inset;
    const work = this.#work;
    if (this.following || (work && this.near)) this.fit();
    if (work) this.attend(work.what, work.how);
  }

  /** What should be seen. `news` is what just came: if it is out of sight, everything is fitted again. */
  aim(box: Box, news?: Point): void {
    this.#box = box;
    if (!this.following && news && !this.sees(news)) this.following = true;
    if (this.following) this.fit();
  }

  /** Somebody asks where these are: if one of them is out of sight, everything is fitted again. */
  find(points: readonly Point[]): void {
    if (!points.every((point) => this.sees(point))) this.fit();
  }

  /** What should be seen has become larger, but somebody is at work: nothing is fitted anew before it is asked for. */
  extend(box: Box): void {
    this.#box = box;
    this.following = false;
  }

  /** The scale at which everything is seen. */
  get whole(): number {
    return this.#limited(this.#fitting(this.#box, this.#inset, this.#range.atEase));
  }

  fit(): void {
    this.following = true;
    this.near = false;
    this.#work = null;
    this.#frame(this.#box, this.#inset, this.#range.atEase);
  }

  /** For a while only this part, clear of what lies over the felt; everything, where the part would be much smaller. */
  show(part: Box, clear: Inset, largest: number): void {
    this.fit();
    if (this.#fitting(part, clear, largest) < this.scale * MUCH_SMALLER) return;
    this.following = false;
    this.near = true;
    this.#frame(part, clear, largest, part);
  }

  #fitting({ left, top, right, bottom }: Box, inset: Inset, largest: number): number {
    const { width, height } = this.#free(inset);
    return Math.min(width / (right - left), height / (bottom - top), largest);
  }

  #free({ left, top, right, bottom }: Inset): { width: number; height: number } {
    return { width: Math.max(1, this.width - left - right), height: Math.max(1, this.height - top - bottom) };
  }

  /** As large as the felt has room for it, and with as much of the whole around it as there is. */
  #frame(box: Box, inset: Inset, largest: number, all: Box = this.#box): void {
    this.scale = this.#limited(this.#fitting(box, inset, largest));
    const { width, height } = this.#free(inset);
    const [wide, high] = [width / this.scale, height / this.scale];
    this.x = centre(box.left, box.right, all.left, all.right, wide) + (inset.right - inset.left) / 2 / this.scale;
    this.y = centre(box.top, box.bottom, all.top, all.bottom, high) + (inset.bottom - inset.top) / 2 / this.scale;
  }

  /** As somebody left it. */
  look({ x, y, scale }: Point & { scale: number }): void {
    this.following = false;
    this.scale = this.#limited(scale);
    this.x = x;
    this.y = y;
  }

  /** By pixels of the screen. */
  pan(right: number, down: number): void {
    this.following = false;
    this.#work = null;
    this.x -= right / this.scale;
    this.y -= down / this.scale;
    this.#stay();
  }

  /** The same for somebody's work: it goes back when that is done. */
  lead(right: number, down: number): void {
    this.near ||= this.following;
    this.pan(right, down);
  }

  /** As little as is needed to see all of this, clear of what lies over the felt; the scale stays. */
  bringIn({ left, top, right, bottom }: Box): void {
    const [from, to] = [this.toFelt({ x: left, y: top }), this.toFelt({ x: right, y: bottom })];
    const { left: west, top: north, right: east, bottom: south } = this.#inset;
    const x = within(from.x, to.x, west, this.width - east);
    const y = within(from.y, to.y, north, this.height - south);
    if (x || y) this.lead(x, y);
  }

  /** Larger by this factor, around a point of the felt that keeps its place. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const there = this.toTable(at);
    this.following = false;
    this.#work = null;
    this.scale = this.#limited(this.scale * factor);
    const now = this.toTable(at);
    this.x += there.x - now.x;
    this.y += there.y - now.y;
    this.#stay();
  }

  /** At least so near, around a point of the felt that keeps its place. False if it was near enough already. */
  approach(scale: number, at: Point): boolean {
    if (this.scale >= scale) return false;
    this.near ||= this.following;
    this.zoom(scale / this.scale, at);
    return true;
  }

  /** Somebody works there: all of it is seen, and where it can't be read, it comes as near as there is room. */
  attend(what: Box, how: Nearness): void {
    this.#work = { what, how };
    const box = common(what, this.#box);
    const asWished = !this.following && !this.near; // somebody has moved it
    if (this.#sees(box) && (this.scale >= how.legible || asWished)) return;
    this.following = false;
    this.near = true;
    this.#frame(box, this.#inset, how.atWork);
  }

  /** Nobody works any more. */
  rest(): void {
    this.#work = null;
    if (this.near) this.fit();
  }

  /** From the table to pixels of the felt. */
  toFelt({ x, y }: Point): Point {
    return { x: (x - this.x) * this.scale + this.width / 2, y: (y - this.y) * this.scale + this.height / 2 };
  }

  toTable({ x, y }: Point): Point {
    return { x: (x - this.width / 2) / this.scale + this.x, y: (y - this.height / 2) / this.scale + this.y };
  }

  sees(point: Point): boolean {
    const { x, y } = this.toFelt(point);
    return x >= 0 && y >= 0 && x <= this.width && y <= this.height;
  }

  #sees({ left, top, right, bottom }: Box): boolean {
    return this.sees({ x: left, y: top }) && this.sees({ x: right, y: bottom });
  }

  /** The middle of the felt never goes far from the layout, so that nobody gets lost. */
  #stay(): void {
    const { left, top, right, bottom } = this.#box;
    const { roam } = this.#range;
    this.x = Math.min(right + roam, Math.max(left - roam, this.x));
    this.y = Math.min(bottom + roam, Math.max(top - roam, this.y));
  }

  #limited(scale: number): number {
    return Math.min(this.#range.largest, Math.max(this.#range.smallest, scale));
  }
}

const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** How far a stretch has to go to lie between two ends; its beginning, where it is too long. */
const within = (from: number, to: number, first: number, last: number): number =>
  from < first || to - from > last - first ? first - from : Math.min(0, last - to);

/** The middle of what is seen: that of a part, but nothing beyond the whole as long as this fills the sight. */
function centre(from: number, to: number, first: number, last: number, sight: number): number {
  if (last - first <= sight) return (first + last) / 2;
  return Math.min(last - sight / 2, Math.max(first + sight / 2, (from + to) / 2));
}
