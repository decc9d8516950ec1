/** The buttons of a bar: exactly one of them may be the obvious next thing. */
import type { IconName } from '../../ui/icons';

export interface Action {
  words: string;
  icon?: IconName;
  /** The piece it is about, drawn by the room instead of an icon. */
  picture?: string;
  /** It is there, but can't be pressed now. */
  off?: boolean;
  pressed?: boolean | undefined;
  hinted?: boolean;
  run: () => void;
}

export interface Actions {
  primary: Action | null;
  others: Action[];
  /** Takes back what was begun. */
  cancel?: Action;
}

export const NOTHING: Actions = { primary: null, others: [] };
