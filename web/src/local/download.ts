// The record of a game of this device is a link to a server like any other: here it is what the house says.
const RECORD = /\/api(\/tables\/~([^/]+)\/rounds\/(\d+)\/record)$/;

/** From now on, links to records of this device give what `read` finds at their place. */
export function downloadHere(read: (path: string) => Promise<string>, page: Node = document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const [, path, table = '', round = ''] = (link && RECORD.exec(decodeURI(link.pathname))) ?? [];
    if (!path) return;
    event.preventDefault();
    void read(path).then((record) => {
      save(record, fileName(table, round));
    });
  });
}

/** As a server calls it: the records of two games have different names. */
const fileName = (table: string, round: string): string => `tilery-${table.slice(0, 8)}-${round}.txt`;

function save(record: string, download: string): void {
  const href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
