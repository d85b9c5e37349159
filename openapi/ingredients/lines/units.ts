import WORDS from '../words/unit-words.json' with { type: 'json' };

/** A US fluid ounce has 29.5735 ml. Bars and the IBA take it for 30, so that 3/4 oz are 22.5 ml. */
export const ML_PER_OZ = 30;
export const ML_PER_TEASPOON = 5;
export const ML_PER_LITRE = 1000;

export type VolumeUnit = 'oz' | 'ml' | 'cl';
export const ML_PER: Record<VolumeUnit, number> = { oz: ML_PER_OZ, ml: 1, cl: 10 };

/** A `spoonOrCup` is a vessel of a known size. A recipe in ounces keeps small ones: every bar has spoons. */
export type UnitKind = 'volume' | 'spoonOrCup' | 'dash' | 'part' | 'weight' | 'count' | 'container';

export interface Unit {
  name: string;
  plural: string;
  kind: UnitKind;
  /** The millilitres of one. Null for things without a volume. A part is taken for one ounce. */
  ml: number | null;
}

/** The millilitres of units. US cups and pints are in bar ounces, so sums agree. Other units count things. */
const ML_OF: [UnitKind, Record<string, number | null>][] = [
  ['volume', { ...ML_PER, dl: 100, L: ML_PER_LITRE }],
  ['spoonOrCup', { tsp: ML_PER_TEASPOON, tbsp: 15, barspoon: 5, shot: 45, jigger: 45 }],
  ['spoonOrCup', { cup: 240, pint: 480, quart: 960, gallon: 3840, fifth: 750 }],
  ['dash', { dash: 0.8, splash: 7.5, drop: 0.05, pinch: null }],
  ['part', { part: ML_PER_OZ, measure: ML_PER_OZ }],
  ['weight', { g: null, kg: null, lb: null }],
  ['container', { bottle: null, can: null, glass: null, package: null, packet: null, scoop: null }],
];
const SHORT = new Set('oz ml cl dl L tsp tbsp g kg lb'.split(' '));

function unitOf(name: string): Unit {
  const plural = name === 'leaf' ? 'leaves' : /(?:s|sh|ch)$/.test(name) ? `${name}es` : `${name}s`;
  const [kind, mls] = ML_OF.find(([, units]) => name in units) ?? ['count' as const];
  return { name, plural: SHORT.has(name) ? name : plural, kind, ml: mls?.[name] ?? null };
}

const UNITS = new Map(Object.keys(WORDS).map((name) => [name, unitOf(name)]));

/** Returns the same unit each time, so that units can be compared. */
export const unitCalled = (name: string): Unit => UNITS.get(name) ?? PIECE;

export const OZ = unitCalled('oz');
export const CL = unitCalled('cl');
export const ML = unitCalled('ml');
/** Things are counted without a unit word: `6 mint leaves`, `1 lime`. */
export const PIECE: Unit = { name: '', plural: '', kind: 'count', ml: null };

/** Adds English plurals, which need no entry of their own: `2 ounces`, `3 dashes`. */
const withPlurals = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => (/\w\w$/.test(word) ? [word, `${word}s`, `${word}es`] : word))
    .join('|');

/** The words of each unit, in the singular and plural. */
export const UNIT_WORDS = Object.entries(WORDS).map(
  ([name, words]) => [withPlurals(words), unitCalled(name)] as const,
);

/** Cooks write two spoons by one letter each. A capital makes the larger one. */
export const SPOON_LETTERS = new Map(Object.entries({ T: 'tbsp', t: 'tsp' }));

/** Tells whether a unit says how much there is. Pieces may be a preparation: `cut into 8 wedges`. */
export const saysHowMuch = ({ kind }: Unit): boolean => kind !== 'count';
