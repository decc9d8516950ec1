import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { LOCALES, setLocale, t } from '../../texts/index.svelte';
import { YOU } from '../heading';
import ScorePaper from './ScorePaper.svelte';

test.each(LOCALES)('above the column of a winner stands what they are, whoever they are, in %s', async (locale) => {
  await setLocale(locale);
  for (const room of ['trw', 'crw', 'cxw']) {
    const players = [
      { seat: 0, name: 'Player 1', won: true },
      { seat: 1, name: 'Flint', won: false },
    ];
    const children = createRawSnippet(() => ({ render: () => '<tbody></tbody>' }));
    const props = { reason: '', caption: '', players, wins: t(`${room}-sheet-wins`), children };
    const { unmount } = render(ScorePaper, { props, context: new Map([[YOU, () => 0]]) });
    const [winner, other] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent.trim());
    expect([winner, other]).toEqual([`${t('name-player-you', { number: 1 })} ${t(`${room}-sheet-wins`)}`, 'Flint']);
    expect(winner).not.toMatch(/ (wins|gewinnt)$/);
    unmount();
  }
});
