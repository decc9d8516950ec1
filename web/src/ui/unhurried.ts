// Work in small pieces, so that a slow phone can paint and answer to a touch in between.

/** Lets whatever else waits have its turn. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

const painted = (): Promise<unknown> => new Promise(requestAnimationFrame);

let last = Promise.resolve();

/** When it is one's turn to draw a picture: after the next paint, and after those who asked before. Words come first. */
export function inTurn(): Promise<void> {
  last = last.then(painted).then(nextTask);
  return last;
}
