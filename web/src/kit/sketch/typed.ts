/** What a typed text stands for: a piece, or why it can't be one; nothing as long as it may still become one. */
export interface Typed {
  piece?: string;
  why?: string;
}
