/**
 * Millilitres of a bar's ounce. A US fluid ounce has 29.5735 ml; bars, jiggers and the IBA's recipes take it for 30, and
 * only with 30 do 3/4 oz and 22.5 ml, or 1 1/2 oz and 45 ml, name the same line on a jigger.
 */
export const ML_PER_OZ = 30;

/** Units that a visitor can choose between. */
export type ShownUnit = 'oz' | 'ml' | 'cl';

/**
 * What becomes of a unit: `volume` is converted between oz, ml and cl; `measure` (spoons, cups, shots) stays as it is,
 * since it measures solids too and every bar has one; `dash` is counted in whole numbers; `part` is relative; `count`
 * and `weight` are things.
 */
export type UnitKind = 'volume' | 'measure' | 'dash' | 'part' | 'weight' | 'count';

export interface Unit {
  name: string;
  plural: string;
  kind: UnitKind;
  /** Millilitres of one; null for things without a volume. A part is taken for one ounce. */
  ml: number | null;
}

const unit = (name: string, plural: string, kind: UnitKind, ml: number | null): Unit => ({
  name,
  plural,
  kind,
  ml,
});

export const OZ = unit('oz', 'oz', 'volume', ML_PER_OZ);
export const ML = unit('ml', 'ml', 'volume', 1);
export const CL = unit('cl', 'cl', 'volume', 10);
export const LITRE = unit('L', 'L', 'volume', 1000);
export const TEASPOON = unit('tsp', 'tsp', 'measure', 5);
export const DASH = unit('dash', 'dashes', 'dash', 0.8);
/** Things counted without a unit word: `6 mint leaves`, `1 lime`. */
export const PIECE = unit('', '', 'count', null);

/** Units by the ways they are written. US cups and pints in bar ounces, so that sums agree with the ounces beside them. */
const SPELLINGS: readonly [string, Unit][] = [
  [String.raw`(?:us\s)?(?:fl(?:uid)?\.?\s?)?(?:ozs?|ounces?)`, OZ],
  ['mls?|millilit(?:er|re)s?', ML],
  ['cls?|centilit(?:er|re)s?', CL],
  ['dl|decilit(?:er|re)s?', unit('dl', 'dl', 'volume', 100)],
  ['l|ltr?|lit(?:er|re)s?', LITRE],
  [String.raw`tsps?|tea\s?spoons?`, TEASPOON],
  [String.raw`tbl?sps?|tbls?|table\s?spoons?`, unit('tbsp', 'tbsp', 'measure', 15)],
  [String.raw`bar[\s-]?spoons?`, unit('barspoon', 'barspoons', 'measure', 5)],
  ['cups?', unit('cup', 'cups', 'measure', 8 * ML_PER_OZ)],
  ['pints?|pt', unit('pint', 'pints', 'measure', 16 * ML_PER_OZ)],
  ['quarts?|qts?', unit('quart', 'quarts', 'measure', 32 * ML_PER_OZ)],
  ['gallons?|gal', unit('gallon', 'gallons', 'measure', 128 * ML_PER_OZ)],
  ['fifths?', unit('fifth', 'fifths', 'measure', 750)],
  ['shots?', unit('shot', 'shots', 'measure', 1.5 * ML_PER_OZ)],
  ['jiggers?', unit('jigger', 'jiggers', 'measure', 1.5 * ML_PER_OZ)],
  ['dash(?:es)?', DASH],
  ['splash(?:es)?', unit('splash', 'splashes', 'dash', 7.5)],
  ['drops?', unit('drop', 'drops', 'dash', 0.05)],
  ['pinch(?:es)?', unit('pinch', 'pinches', 'dash', null)],
  ['parts?', unit('part', 'parts', 'part', ML_PER_OZ)],
  ['measures?', unit('measure', 'measures', 'part', ML_PER_OZ)],
  ['g|gr|grams?', unit('g', 'g', 'weight', null)],
  ['kg|kilograms?', unit('kg', 'kg', 'weight', null)],
  ['lbs?|pounds?', unit('lb', 'lb', 'weight', null)],
  ...(
    [
      ['lea(?:f|ves)', 'leaf', 'leaves'],
      ['sprigs?', 'sprig', 'sprigs'],
      ['slices?', 'slice', 'slices'],
      ['wedges?', 'wedge', 'wedges'],
      ['wheels?', 'wheel', 'wheels'],
      ['twists?', 'twist', 'twists'],
      ['peels?', 'peel', 'peels'],
      ['strips?', 'strip', 'strips'],
      ['pieces?|pcs?', 'piece', 'pieces'],
      ['chunks?', 'chunk', 'chunks'],
      ['cubes?', 'cube', 'cubes'],
      ['sticks?', 'stick', 'sticks'],
      ['scoops?', 'scoop', 'scoops'],
      ['bottles?', 'bottle', 'bottles'],
      ['cans?', 'can', 'cans'],
      ['glass(?:es)?', 'glass', 'glasses'],
      ['packages?', 'package', 'packages'],
      ['packets?', 'packet', 'packets'],
      ['handfuls?', 'handful', 'handfuls'],
      ['inch(?:es)?', 'inch', 'inches'],
    ] as const
  ).map(([spelling, name, plural]): [string, Unit] => [spelling, unit(name, plural, 'count', null)]),
];

const READERS = SPELLINGS.map(
  ([spelling, found]) => [new RegExp(`^(?:${spelling})\\.?(?![\\p{L}\\d-])`, 'iu'), found] as const,
);

/** The unit that a text begins with, and how many characters it took; null when it begins with another word. */
export function readUnit(text: string): { unit: Unit; length: number } | null {
  for (const [spelling, found] of READERS) {
    const match = spelling.exec(text);
    if (match) return { unit: found, length: match[0].length };
  }
  return null;
}
