// Light or dark: as the system has it, unless somebody chose.
import { rememberTheme, theme as remembered, type Theme } from './memory';

const ORDER: Theme[] = ['system', 'light', 'dark'];
let chosen = $state<Theme>(remembered());

export const theme = {
  get current(): Theme {
    return chosen;
  },
  set current(choice: Theme) {
    chosen = choice;
    rememberTheme(choice);
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
  },
  all: ORDER,
};
