import NAME_TABLE from './garnish-names.json' with { type: 'json' };
import GARNISH_TABLE from './garnishes.json' with { type: 'json' };

export type GarnishKind = keyof typeof GARNISH_TABLE;

/** A colour, or the garnish's own: as it is, mixed with white, mixed with cream, or darker. */
export type Paint = 'base' | 'light' | 'pale' | 'dark' | `#${string}`;

/** A filled path, or a line if it has a `width`. A line without length draws a disc. */
export interface Stroke {
  d: string;
  paint: Paint;
  width?: number;
  opacity?: number;
  dash?: string;
}

/**
 * `rim`: on the rim. `behind`: in the glass, drawn behind it. `bouquet`: in the glass, in front of its far
 * rim. `pick`: across the rim. `top`: on the drink. `in`: in the drink. `coat`: crystals on half of the rim.
 */
export type GarnishPlace = 'rim' | 'behind' | 'bouquet' | 'pick' | 'top' | 'in' | 'coat';

export interface Garnish {
  place: GarnishPlace;
  strokes: readonly Stroke[];
  /** The offset from the edge of a rim: outwards and upwards. */
  at?: readonly [number, number];
  /** The height above the rim or the surface, for which the drawing needs room. */
  rise?: number;
  /** An angle in degrees. */
  angle?: number;
  /** True if the wall of the glass stands in a cut of the garnish. */
  isCut?: boolean;
  isLeft?: boolean;
}

/** The origin (0, 0) of a garnish is the rim's edge, the drink's surface, or its own middle. See `GLASSES` for the type. */
export const GARNISHES = GARNISH_TABLE as unknown as Readonly<Record<GarnishKind, Garnish>>;

/** The first row that matches counts. Without a colour, the citrus in the words gives it. */
const NAMES = NAME_TABLE.map(({ words, kind, color }) => ({
  pattern: new RegExp(words.join('|')),
  kind: kind as GarnishKind,
  color,
}));

export const MINT = '#46a653';

const CITRUS: readonly (readonly [RegExp, string])[] = [
  [/blood orange/, '#d8452b'],
  [/grapefruit|pomelo/, '#f0785f'],
  [/lime/, '#7fb53c'],
  [/lemon|yuzu|citrus/, '#f2cf2e'],
  [/orange|mandarin|tangerine|clementine|kumquat/, '#f39a1f'],
];
const ORANGE = '#f39a1f';

export interface NamedGarnish {
  kind: GarnishKind;
  color: string;
}

/** Expects words folded by `foldForDrawing`. Returns null if they name no garnish. */
export function findGarnish(words: string): NamedGarnish | null {
  const named = NAMES.find(({ pattern }) => pattern.test(words));
  return named ? { kind: named.kind, color: named.color ?? citrusColor(words) ?? ORANGE } : null;
}

export function citrusColor(words: string): string | undefined {
  return CITRUS.find(([pattern]) => pattern.test(words))?.[1];
}
