import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont, { type FontFormat } from 'subset-font';
import type { Plugin } from 'vite';
import { FONT_FOLDER } from '../ui/app/fonts.ts';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable');

const codePoints = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Nearly every page needs these letters: Basic Latin, typography, fractions, and the accents of drinks. */
const CORE = `${codePoints(0x20, 0x7e)}\u00a0©°·×¼½¾–—‘’“”…′⁄−Éàáâãäçèéêëíñóôöúûü`;
/** Some pages need Latin-1's other letters, and signs. */
const LATIN = [...`${codePoints(0xa1, 0xff)}ıŒœ‚„•″€™↑↓`].filter((letter) => !CORE.includes(letter)).join('');
/** Few pages need Latin Extended-A, here without archaic letters, or Romanian's commas. */
const LATIN_EXTENDED = `${codePoints(0x100, 0x107)}${codePoints(0x10a, 0x11b)}${codePoints(0x11e, 0x123)}\
${codePoints(0x128, 0x130)}${codePoints(0x136, 0x137)}${codePoints(0x139, 0x13e)}${codePoints(0x141, 0x148)}\
${codePoints(0x14a, 0x151)}${codePoints(0x154, 0x15b)}${codePoints(0x15e, 0x165)}${codePoints(0x168, 0x17e)}ȘșȚțẞ`;

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

/** Each entry has a name, the package's file, letters, and what stays besides. */
const FONTS = [
  ['bricolage-core', `${BRICOLAGE}-latin-standard-normal`, CORE, HEADING],
  ['bricolage-latin', `${BRICOLAGE}-latin-standard-normal`, LATIN, HEADING],
  ['bricolage-latin-ext', `${BRICOLAGE}-latin-ext-standard-normal`, LATIN_EXTENDED, HEADING],
  ['figtree-core', `${FIGTREE}-latin-wght-normal`, CORE, TEXT],
  ['figtree-latin', `${FIGTREE}-latin-wght-normal`, LATIN, TEXT],
  ['figtree-latin-ext', `${FIGTREE}-latin-ext-wght-normal`, LATIN_EXTENDED, TEXT],
] as const;

const CARD_LETTERS = CORE + LATIN;
/** Copyright and licence stay. */
const CARD = { keepFeatures: ['kern'], preserveNameIds: [0, 13, 14] };
const CARD_TEXT = { ...CARD, variationAxes: { wght: 600 } };
const CARD_HEADING = { ...CARD, variationAxes: HEADING.variationAxes };

const CARD_FONTS = [
  ['card-heading', `${BRICOLAGE}-latin-standard-normal`, CARD_LETTERS, CARD_HEADING],
  ['card-heading-ext', `${BRICOLAGE}-latin-ext-standard-normal`, LATIN_EXTENDED, CARD_HEADING],
  ['card-text', `${FIGTREE}-latin-wght-normal`, CARD_LETTERS, CARD_TEXT],
  ['card-text-ext', `${FIGTREE}-latin-ext-wght-normal`, LATIN_EXTENDED, CARD_TEXT],
] as const;

/** Such as `U+20-7E, U+A0`. A browser loads the file only for these letters. */
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
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${rangesOf(letters)};
}
`,
).join('');

const CACHE_KEY = JSON.stringify([FONTS, CARD_FONTS, FACES]);

/** Makes the fonts unless the cache has the files of this key. */
async function produceFonts(): Promise<void> {
  const folder = join(ROOT, FONT_FOLDER);
  const stamp = join(folder, 'cache-key.json');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === CACHE_KEY) return;
  await mkdir(folder, { recursive: true });
  const cutFonts = async (
    fonts: typeof FONTS | typeof CARD_FONTS,
    extension: string,
    targetFormat: FontFormat,
  ) => {
    for (const [name, source, text, options] of fonts) {
      const whole = await readFile(join(PACKAGES, `${source}.woff2`));
      const font = await subsetFont(whole, text, { targetFormat, ...options });
      await replace(join(folder, `${name}.${extension}`), font);
    }
  };
  await cutFonts(FONTS, 'woff2', 'woff2');
  await cutFonts(CARD_FONTS, 'ttf', 'truetype');
  await replace(join(folder, 'faces.css'), FACES);
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
