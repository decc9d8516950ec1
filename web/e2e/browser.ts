// The browser that tests and screenshots use. It comes from npm, so it needs no root and no download of its own.
//
// TILERY_CHROMIUM=/path/to/chrome   use this one instead (needed where the package has none: not Linux, not x64)
import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const here = import.meta.dirname;
const packageFolder = join(here, 'node_modules/@sparticuz/chromium');

/** What Playwright's `launch` needs. */
export async function browser() {
  // --font-render-hinting: letters keep their place at every zoom, so screenshots can be compared.
  const args = ['--no-sandbox', '--headless=shell', '--font-render-hinting=none'];
  const own = process.env.TILERY_CHROMIUM;
  if (own) return { executablePath: own, args };

  const folder = await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'), // NSS, NSPR and expat, which many machines lack
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

async function unpacked() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No browser comes with the tests on this machine: name one with TILERY_CHROMIUM=/path/to/chrome.');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const cache = join(here, '.cache');
  const folder = join(cache, `chromium-${version}-open-sans`);
  if (existsSync(folder)) return folder;

  // Unpacked elsewhere and then renamed: an interrupted run leaves nothing that looks complete.
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, 'unpacking-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = fresh; // the package always unpacks into the temporary folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(packageFolder, 'bin/al2023.tar.br'));
    await writeFile(join(fresh, 'fonts.conf'), fonts(folder));
    await rename(fresh, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error; // else another run was quicker
    });
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(fresh, { recursive: true, force: true });
  }
  return folder;
}

/** The package's Open Sans and no font of the machine: whether words fit must not depend on where they are tested. */
function fonts(folder: string) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}
