import { expect, test, vi } from 'vitest';
import { downloadHere } from './download';

test('records of two games on a device don’t have the same name', async () => {
  const names: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  Object.assign(URL, { createObjectURL: () => 'blob:record' });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const read = vi.fn(() => Promise.resolve('a record'));
  const page = document.createElement('main'); // the document hears those of all other tests, too
  downloadHere(read, page);
  for (const path of ['~abcdefghijkl/rounds/0', '~abcdefghijkl/rounds/1', '~zyxwvutsrqpo/rounds/0']) {
    const link = Object.assign(document.createElement('a'), { href: `/api/tables/${path}/record` });
    page.append(link);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  await Promise.resolve();
  expect(names).toEqual(['tilery-abcdefgh-0.txt', 'tilery-abcdefgh-1.txt', 'tilery-zyxwvuts-0.txt']);
  expect(read).toHaveBeenCalledWith('/tables/~abcdefghijkl/rounds/1/record');
  vi.useRealTimers();
  click.mockRestore();
});
