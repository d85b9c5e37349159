import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont, { type FontFormat } from 'subset-font';
import type { Plugin } from 'vite';
import { FONT_FOLDER } from '../../ui/app/fonts.ts';
import { CORE, LATIN, LATIN_EXTENDED } from '../../ui/lib/words/font-letters.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, FONT_FOLDER);
/** sharp needs these files, since it reads no woff2. */
export const PICTURE_FONTS = join(FOLDER, 'for-pictures');
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable');

/** Copyright and licence in a font's table of names. */
const KEPT_NAMES = [0, 13, 14];
const KEPT_FEATURES = ['kern', 'ccmp', 'locl', 'mark'];
/** Optical sizes double the file, so one size serves all. `base.css` sets large headings tighter. */
const HEADING = { variationAxes: { opsz: 48, wght: 700, wdth: 86 }, keepFeatures: KEPT_FEATURES };
/** The font of texts keeps its weight axis, tabular figures and fractions. */
const TEXT = {
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: [...KEPT_FEATURES, 'tnum', 'frac', 'numr', 'dnom'],
};

const BRICOLAGE = 'bricolage-grotesque/files/bricolage-grotesque';
const FIGTREE = 'figtree/files/figtree';

/** Each entry has a name, the package's file, its letters, and what else is kept. */
const FONTS = [
  ['bricolage-core', `${BRICOLAGE}-latin-standard-normal`, CORE, HEADING],
  ['bricolage-latin', `${BRICOLAGE}-latin-standard-normal`, LATIN, HEADING],
  ['bricolage-latin-ext', `${BRICOLAGE}-latin-ext-standard-normal`, LATIN_EXTENDED, HEADING],
  ['figtree-core', `${FIGTREE}-latin-wght-normal`, CORE, TEXT],
  ['figtree-latin', `${FIGTREE}-latin-wght-normal`, LATIN, TEXT],
  ['figtree-latin-ext', `${FIGTREE}-latin-ext-wght-normal`, LATIN_EXTENDED, TEXT],
] as const;

/** Returns ranges such as `U+20-7E, U+A0`. A browser loads the file only for these letters. */
function rangesOf(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const hex = (code = 0) => code.toString(16).toUpperCase();
  const runs = codes.reduce<number[][]>((found, code) => {
    const run = found.at(-1);
    if (run?.at(-1) === code - 1) run.push(code);
    else found.push([code]);
    return found;
  }, []);
  return runs.map(([first, ...rest]) => `U+${[first, ...rest.slice(-1)].map(hex).join('-')}`).join(', ');
}

/** `ui/app/styles.css` imports these rules, one for each file. */
const FACES = FONTS.map(
  ([name, , letters, options]) => `@font-face {
  font-family: '${options === HEADING ? 'Bricolage' : 'Figtree'}';
  font-weight: ${options === HEADING ? '700' : '400 700'};
  font-display: swap;
  src: url('./${name}.woff2');
  unicode-range: ${rangesOf(letters)};
}
`,
).join('');

const CACHE_KEY = JSON.stringify([FONTS, FACES, KEPT_NAMES]);

/** Makes the fonts unless the cache has the files of this key. */
export async function produceFonts(): Promise<void> {
  const stamp = join(FOLDER, 'cache-key.json');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === CACHE_KEY) return;
  await mkdir(PICTURE_FONTS, { recursive: true });
  for (const [name, source, letters, options] of FONTS) {
    const whole = await readFile(join(PACKAGES, `${source}.woff2`));
    const cut = (targetFormat: FontFormat) =>
      subsetFont(whole, letters, { targetFormat, preserveNameIds: KEPT_NAMES, ...options });
    await replace(join(FOLDER, `${name}.woff2`), await cut('woff2'));
    await replace(join(PICTURE_FONTS, `${name}.ttf`), await cut('truetype'));
  }
  await replace(join(PICTURE_FONTS, 'fonts.conf'), '<fontconfig/>');
  await replace(join(FOLDER, 'faces.css'), FACES);
  await replace(stamp, CACHE_KEY);
}

/** Replaces a file so that another process never reads half of it. */
async function replace(path: string, content: string | Buffer): Promise<void> {
  const tempFile = `${path}.${process.pid}`;
  await writeFile(tempFile, content);
  await rename(tempFile, path);
}

/** Makes the fonts before a `url()` names them. */
export function subsetFonts(): Plugin {
  return { name: 'tasting-house:subset-fonts', config: produceFonts };
}
