// How the page looks: light or dark, the size of its letters, how strong its lines are. As the system has it, unless
// somebody chose. public/theme.js does the same before the first paint.
import {
  contrast as rememberedContrast,
  rememberContrast,
  rememberTextSize,
  rememberTheme,
  textSize as rememberedSize,
  theme as remembered,
  type Contrast,
  type TextSize,
  type Theme,
} from './memory';

const ORDER: Theme[] = ['system', 'light', 'dark'];
const STRONGER = '(prefers-contrast: more)';
let chosen = $state<Theme>(remembered());
let size = $state<TextSize>(rememberedSize());
let strength = $state<Contrast>(rememberedContrast());

/** Says a choice to the style sheets; what is as usual is not said. */
function say(what: 'theme' | 'text' | 'contrast', choice: string, usual: string): void {
  if (choice === usual) document.documentElement.removeAttribute(`data-${what}`);
  else document.documentElement.dataset[what] = choice;
}

export const theme = {
  get current(): Theme {
    return chosen;
  },
  set current(choice: Theme) {
    chosen = choice;
    rememberTheme(choice);
    say('theme', choice, 'system');
  },
  all: ORDER,
};

export const textSize = {
  get current(): TextSize {
    return size;
  },
  set current(choice: TextSize) {
    size = choice;
    rememberTextSize(choice);
    say('text', choice, 'normal');
  },
};

export const contrast = {
  get current(): Contrast {
    return strength;
  },
  set current(choice: Contrast) {
    strength = choice;
    rememberContrast(choice);
    strengthen();
  },
};

const strengthen = (): void =>
  say('contrast', strength === 'more' || matchMedia(STRONGER).matches ? 'more' : 'system', 'system');

/** Follow the system, where nobody chose. Returns how to stop. */
export function followSystem(): () => void {
  const asked = matchMedia(STRONGER);
  asked.addEventListener('change', strengthen);
  return () => asked.removeEventListener('change', strengthen);
}
