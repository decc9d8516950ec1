// The record of a game of this device is a link to a server like any other: here it is what the house says.
const RECORD = /\/api(\/tables\/~[^/]+\/rounds\/\d+\/record)$/;

/** From now on, links to records of this device give what `read` finds at their place. */
export function downloadHere(read: (path: string) => Promise<string>): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link && RECORD.exec(decodeURI(link.pathname))?.[1];
    if (!path) return;
    event.preventDefault();
    void read(path).then(save);
  });
}

function save(record: string): void {
  const href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: 'tilery.txt' }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
