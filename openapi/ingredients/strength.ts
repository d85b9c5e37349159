import type { Cocktail, StrengthBand } from '#openapi/generated/model.ts';
import { foldLine } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/memoize.ts';
import { abvOfEnglish } from './typical-abv.ts';
import { dilutionFraction, mixingMethodOfDrink, type MixingMethod } from './dilution.ts';
import { amountMl } from './lines/amount.ts';
import { readIngredientLine, type LinePart } from './lines/ingredient-line.ts';
import { ingredientsIn } from './lines/ingredient-name.ts';
import type { UnitKind } from './lines/units.ts';
import { changesVolumes, joinsLate, partMl } from './volume.ts';

/** Two amounts of one line may differ by this factor, since both are rounded: `1 cup (250 ml)`. */
const SAME_VOLUME = 1.25;

export type MixedRecipe = Pick<Cocktail, 'ingredients' | 'instructions' | 'type'>;

export interface PouredPart {
  /** The text of the whole line. */
  text: string;
  /** The ingredient in English, folded. */
  english: string;
  ml: number;
  abv: number;
  /** The kind of the amount's unit; null without an amount. */
  kind: UnitKind | null;
  /** The line is added after the ice is removed. */
  isLate: boolean;
}

export interface StrengthEstimate {
  /** The percentage of alcohol by volume as served. */
  abv: number;
  dilutionMl: number;
  mixing: MixingMethod;
  lines: PouredPart[];
}

/** Returns null for `1 oz gin and ginger ale`, which does not say how much of each is taken. */
function abvOf({ english, englishAfterAmount }: LinePart): number | null {
  const ingredients = ingredientsIn(english);
  const strengths = ingredients.length < 2 ? [] : ingredients.map(abvOfEnglish).filter((abv) => abv !== null);
  return strengths.some((abv) => abv !== strengths[0]) ? null : abvOfEnglish(englishAfterAmount || english);
}

/** Tells whether both amounts say the same: those of `2 oz (60 ml)`, not those of `4 oz (2 tbsp)`. */
function isConsistent({ amount, secondAmount }: LinePart): boolean {
  const volumes = [amount, secondAmount].map((each) => each && amountMl(each)).filter((ml) => ml !== null);
  return volumes.length < 2 || Math.max(...volumes) <= Math.min(...volumes) * SAME_VOLUME;
}

function pourOfPart(text: string, part: LinePart, method: string): PouredPart | null {
  const abv = abvOf(part);
  const ml = isConsistent(part) ? partMl(part, abv, method) : null;
  if (ml === null || (abv === null && ml > 0)) return null;
  const { english, amount } = part;
  return { text, english, ml, abv: abv ?? 0, kind: amount?.unit.kind ?? null, isLate: joinsLate(part) };
}

/** Returns null if a volume or strength is unknown. Of alternatives with one strength, the first counts. */
function poursOfLine(text: string, method: string): PouredPart[] | null {
  const line = readIngredientLine(text);
  const first = line.isUnparsed ? null : pourOfPart(text, line, method);
  if (!first) return null;
  const all = [first];
  for (const { isOr, part } of line.joinedParts) {
    const other = pourOfPart(text, part, method);
    const isAlike = other?.abv === first.abv && (other.abv === 0 || other.ml === first.ml);
    if (!other || (isOr && !isAlike)) return null;
    if (!isOr) all.push(other);
  }
  return all;
}

/** The results are memoized for the usual case, in which the method does not change the volume of a line. */
const poursOfUnchangedLine = memoize((text: string) => poursOfLine(text, ''));

const mlOf = (lines: readonly PouredPart[]): number => lines.reduce((sum, { ml }) => sum + ml, 0);
/** Sums percents, since a sum of fractions would round up a gin of 40 %. */
const percentsOf = (lines: readonly PouredPart[]): number =>
  lines.reduce((sum, { ml, abv }) => sum + ml * abv, 0);

/** Returns the lines in parts if other lines have volumes, since the size of a part is then unknown. */
function partsBesideVolumes(lines: readonly PouredPart[]): string[] {
  const measuredLines = lines.filter(({ ml, kind }) => ml > 0 && kind !== 'dash');
  const parts = measuredLines.filter(({ kind }) => kind === 'part');
  return parts.length === measuredLines.length ? [] : [...new Set(parts.map(({ text }) => text))];
}

/** The results are memoized, since recipes repeat lines and steps. */
const foldRepeated = memoize(foldLine);

/** Returns no estimate rather than a wrong one. What sparkles or tops up is added after the ice. */
export function estimateStrength({ ingredients, instructions, type }: MixedRecipe) {
  const steps = instructions.map(foldRepeated);
  const method = [foldLine(type ?? ''), ...steps].join('. ');
  const poursOf = changesVolumes(method) ? (text: string) => poursOfLine(text, method) : poursOfUnchangedLine;
  const pours = ingredients.map(poursOf);
  const unclear = ingredients.filter((_, index) => pours[index] === null);
  const lines = pours.flatMap((line) => line ?? []);
  const strengthUnknownFor = unclear.length > 0 ? unclear : partsBesideVolumes(lines);
  const undilutedMl = mlOf(lines);
  if (strengthUnknownFor.length > 0 || undilutedMl === 0) return { estimate: null, strengthUnknownFor };
  const words = [...ingredients.map(foldRepeated), ...steps].join('. ');
  const mixing = mixingMethodOfDrink(type, words);
  const isOnIce = mixing === 'built' || mixing === 'blended';
  const mixedLines = lines.filter(({ isLate }) => isOnIce || !isLate);
  const mixedMl = mlOf(mixedLines);
  const abvFraction = mixedMl > 0 ? percentsOf(mixedLines) / mixedMl / 100 : 0;
  const dilutionMl = mixedMl * dilutionFraction(mixing, abvFraction, words);
  const abv = percentsOf(lines) / (undilutedMl + dilutionMl);
  const estimate: StrengthEstimate = { abv, dilutionMl, mixing, lines };
  return { estimate, strengthUnknownFor };
}

export const MEDIUM_FROM = 12;
export const STRONG_FROM = 18;

type Strong = Pick<Cocktail, 'alcoholFree' | 'strength'>;

export function strengthBand({ alcoholFree, strength }: Strong): StrengthBand | null {
  if (alcoholFree) return 'alcohol-free';
  if (strength === null) return null;
  return strength >= STRONG_FROM ? 'strong' : strength >= MEDIUM_FROM ? 'medium' : 'light';
}
