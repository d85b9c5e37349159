/** A US fluid ounce has 29.5735 ml; bars and the IBA's recipes take it for 30, and only so 3/4 oz and 22.5 ml name the same line on a jigger. */
export const ML_PER_OZ = 30;

export type ShownUnit = 'oz' | 'ml' | 'cl';

/** `measure` (spoons, cups, shots) is not converted, since it measures solids too and every bar has one. */
export type UnitKind = 'volume' | 'measure' | 'dash' | 'part' | 'weight' | 'count';

export interface Unit {
  name: string;
  plural: string;
  kind: UnitKind;
  /** Millilitres of one; null for things without a volume. A part is taken for one ounce. */
  ml: number | null;
}

const unit = (name: string, kind: UnitKind, ml: number | null, plural = `${name}s`): Unit => ({
  name,
  plural,
  kind,
  ml,
});
const short = (name: string, kind: UnitKind, ml: number | null): Unit => unit(name, kind, ml, name);
const counted = (name: string, plural?: string): Unit => unit(name, 'count', null, plural);

export const OZ = short('oz', 'volume', ML_PER_OZ);
export const ML = short('ml', 'volume', 1);
export const CL = short('cl', 'volume', 10);
const LITRE = short('L', 'volume', 1000);
const TEASPOON = short('tsp', 'measure', 5);
export const DASH = unit('dash', 'dash', 0.8, 'dashes');
/** Things counted without a unit word: `6 mint leaves`, `1 lime`. */
export const PIECE = counted('', '');

/** Longer words in the singular; where a hyphen stands, a blank or nothing may stand too. US cups and pints are in bar ounces, so that sums agree. */
const UNITS: readonly [words: string, Unit][] = [
  ['oz ozs ounce', OZ],
  ['ml mls milliliter millilitre', ML],
  ['cl cls centiliter centilitre', CL],
  ['dl deciliter decilitre', short('dl', 'volume', 100)],
  ['l lt ltr liter litre', LITRE],
  ['tsp tea-spoon', TEASPOON],
  ['tbsp tblsp tbl tbls table-spoon', short('tbsp', 'measure', 15)],
  ['bar-spoon', unit('barspoon', 'measure', 5)],
  ['cup', unit('cup', 'measure', 8 * ML_PER_OZ)],
  ['pint pt', unit('pint', 'measure', 16 * ML_PER_OZ)],
  ['quart qt qts', unit('quart', 'measure', 32 * ML_PER_OZ)],
  ['gallon gal', unit('gallon', 'measure', 128 * ML_PER_OZ)],
  ['fifth', unit('fifth', 'measure', 750)],
  ['shot', unit('shot', 'measure', 1.5 * ML_PER_OZ)],
  ['jigger', unit('jigger', 'measure', 1.5 * ML_PER_OZ)],
  ['dash', DASH],
  ['splash', unit('splash', 'dash', 7.5, 'splashes')],
  ['drop', unit('drop', 'dash', 0.05)],
  ['pinch', unit('pinch', 'dash', null, 'pinches')],
  ['part', unit('part', 'part', ML_PER_OZ)],
  ['measure', unit('measure', 'part', ML_PER_OZ)],
  ['g gr gram', short('g', 'weight', null)],
  ['kg kilogram', short('kg', 'weight', null)],
  ['lb lbs pound', short('lb', 'weight', null)],
  ['leaf leaves', counted('leaf', 'leaves')],
  ['piece pc pcs', counted('piece')],
  ['glass', counted('glass', 'glasses')],
  ['inch', counted('inch', 'inches')],
  ...'sprig slice wedge wheel twist peel strip chunk cube stick scoop bottle can package packet handful'
    .split(' ')
    .map((name): [string, Unit] => [name, counted(name)]),
];

const BY_WORD = new Map(
  UNITS.flatMap(([words, found]) => words.split(' ').map((word) => [word.replace('-', ''), found] as const)),
);

export const UNIT_WORDS = `(?:us\\s)?(?:fl(?:uid)?\\.?\\s?)?(?:${UNITS.map(([words]) => words.replaceAll('-', '[\\s-]?').replaceAll(' ', '|')).join('|')})(?:(?<=\\p{L}{3})e?s)?`;

const UNIT = new RegExp(`^${UNIT_WORDS}\\.?(?![\\p{L}\\d-])`, 'iu');

export function readUnit(text: string): { unit: Unit; length: number } | null {
  const written = UNIT.exec(text)?.[0];
  if (written === undefined) return null;
  const word = written
    .toLowerCase()
    .replace(/^us\s|[\s.-]/g, '')
    .replace(/^fl(?:uid)?/, '');
  const found =
    BY_WORD.get(word) ?? BY_WORD.get(word.replace(/s$/, '')) ?? BY_WORD.get(word.replace(/es$/, ''));
  return found ? { unit: found, length: written.length } : null;
}
