// Decisions of a finished game, made again.
import { call } from './api';
import type { Tried, Try } from './wire';

/** What was decided from, at this step; with a move, what that would have been worth. */
export const tryAgain = (wish: Try): Promise<Tried> => call('/tries', wish);
