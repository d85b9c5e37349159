import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { FONT_FOLDER } from '../ui/app/fonts.ts';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable');

const codePoints = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Basic Latin and Latin-1 (accents, ½ ¼ ¾ × °), and the typography that the texts use. */
const LATIN = `${codePoints(0x20, 0x7e)}${codePoints(0xa0, 0xff)}ıŒœ–—‘’‚“”„…•′″⁄€™−↑↓`;
/** Latin Extended-A and Romanian's commas: the names of European people, drinks and places. */
const LATIN_EXTENDED = `${codePoints(0x100, 0x17f)}ȘșȚțẞ`;

/** Headings have one cut: bold, narrow, drawn for display sizes. */
const HEADING = {
  variationAxes: { opsz: 72, wght: 700, wdth: 86 },
  keepFeatures: ['kern', 'ccmp', 'locl', 'mark'],
};
/** Text keeps its weight axis, tabular figures for amounts and real fractions. */
const TEXT = {
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'tnum', 'frac', 'numr', 'dnom'],
};

const FONTS = [
  ['bricolage-latin', 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal', LATIN, HEADING],
  [
    'bricolage-latin-ext',
    'bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal',
    LATIN_EXTENDED,
    HEADING,
  ],
  ['figtree-latin', 'figtree/files/figtree-latin-wght-normal', LATIN, TEXT],
  ['figtree-latin-ext', 'figtree/files/figtree-latin-ext-wght-normal', LATIN_EXTENDED, TEXT],
] as const;

/** Writes the site's four font files into the cache folder; a file that is already there stays as it is. */
export async function produceFonts(): Promise<void> {
  await mkdir(join(ROOT, FONT_FOLDER), { recursive: true });
  for (const [name, source, text, options] of FONTS) {
    const target = join(ROOT, FONT_FOLDER, `${name}.woff2`);
    const present = await access(target).then(
      () => true,
      () => false,
    );
    if (present) continue;
    const whole = await readFile(join(PACKAGES, `${source}.woff2`));
    // Written beside and renamed: another process that starts now never reads half a font.
    const draft = `${target}.${process.pid}`;
    await writeFile(draft, await subsetFont(whole, text, { targetFormat: 'woff2', ...options }));
    await rename(draft, target);
  }
}

/** Vite plugin: the fonts exist before anything asks for a `url()` that names them. */
export function subsetFonts(): Plugin {
  return { name: 'tasting-house:subset-fonts', config: produceFonts };
}
