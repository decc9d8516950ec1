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

const RANGE: Range = { largest: 1.5, smallest: 0.18, atEase: 1.2, roam: 0 };

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
  #inset: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
  readonly #range: Range;

  constructor(range: Range = RANGE) {
    this.#range = range;
  }

  resize(width: number, height: number, inset: Inset): void {
    this.width = width;
    this.height = height;
    this.#inset = inset;
    if (this.following) this.fit();
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

  fit(): void {
    this.following = true;
    this.near = false;
    const { left, top, right, bottom } = this.#box;
    const inset = this.#inset;
    const free = {
      width: Math.max(1, this.width - inset.left - inset.right),
      height: Math.max(1, this.height - inset.top - inset.bottom),
    };
    this.scale = this.#limited(Math.min(free.width / (right - left), free.height / (bottom - top), this.#range.atEase));
    this.x = (left + right) / 2 + (inset.right - inset.left) / 2 / this.scale;
    this.y = (top + bottom) / 2 + (inset.bottom - inset.top) / 2 / this.scale;
  }

  /** By pixels of the screen. */
  pan(right: number, down: number): void {
    this.following = false;
    this.x -= right / this.scale;
    this.y -= down / this.scale;
    this.#stay();
  }

  /** Larger by this factor, around a point of the felt that keeps its place. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const there = this.toTable(at);
    this.following = false;
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
