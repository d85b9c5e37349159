import type { Cocktail } from '#openapi/generated/model.ts';
import { foldLine, remembered } from '#openapi/names/fold-text.ts';
import { typicalAbv } from './alcohol-table.ts';
import { amountMl } from './lines/amount.ts';
import { dilutionShare, meltingOf, mixingOfDrink, type Mixing } from './dilution.ts';
import { englishThing } from './lines/english-thing.ts';
import { readIngredientLine, type IngredientLine, type LinePart } from './lines/ingredient-line.ts';
import type { UnitKind } from './lines/units.ts';
import { changesVolumes, isFizz, partVolume, type PartVolume, type RecipeWords } from './volume.ts';

/** Two amounts of one line may differ by rounding: `2 oz (60 ml)`, `1 cup (250 ml)`. */
const SAME_VOLUME = 1.25;

export type MixedRecipe = Pick<Cocktail, 'ingredients' | 'instructions' | 'type'>;

export interface StrengthLine extends PartVolume {
  /** It is the line in which it stands. */
  text: string;
  thing: string;
  abv: number;
  alcoholMl: number;
  /** It is the kind of its unit, and null without an amount. */
  kind: UnitKind | null;
}

export interface Strength {
  /** It is the percentage of alcohol by volume as served. */
  abv: number;
  undilutedMl: number;
  dilutionMl: number;
  mixing: Mixing;
  lines: StrengthLine[];
}

/** Returns null for `gin and ginger ale` in one amount, which does not tell how much of each is taken. */
function abvOf({ thing, rest }: LinePart): number | null {
  const whole = typicalAbv(rest || thing);
  const each = englishThing(thing)
    .split(/\s(?:or|and|&)\s|(?<!\s)\s*[&/]\s*/)
    .map(typicalAbv);
  const known = each.filter((one) => one !== null);
  return known.some((one) => one !== known[0]) ? null : whole;
}

/** Tells whether both amounts of a part, `4 oz (2 tbsp)`, say the same. */
function isConsistent({ amount, also }: LinePart): boolean {
  const [one, other] = [amount, also].map((told) => (told ? amountMl(told) : null));
  if (one === undefined || other === undefined || one === null || other === null) return true;
  return Math.max(one, other) <= Math.min(one, other) * SAME_VOLUME;
}

function poured(text: string, part: LinePart, recipe: RecipeWords): StrengthLine | null {
  const abv = abvOf(part);
  const volume = isConsistent(part) ? partVolume(part, abv, recipe) : null;
  if (!volume || (abv === null && volume.ml > 0)) return null;
  const { thing, amount } = part;
  const alcoholMl = (volume.ml * (abv ?? 0)) / 100;
  return { ...volume, text, thing, abv: abv ?? 0, alcoholMl, kind: amount?.unit.kind ?? null };
}

/**
 * Lists what a line pours, part by part. Returns null if that matters and cannot be told. If a line offers two things that are alike, the
 * first counts.
 */
function pouredBy(line: IngredientLine, recipe: RecipeWords): StrengthLine[] | null {
  if (line.isUnread) return null;
  const first = poured(line.text, line, recipe);
  const all = [first];
  for (const { isOr, part } of line.more) {
    const one = poured(line.text, part, recipe);
    if (!isOr) all.push(one);
    else if (!one || one.abv !== first?.abv || (one.abv > 0 && one.ml !== first.ml)) return null;
  }
  return all.includes(null) ? null : all.filter((one) => one !== null);
}

/** Most recipes change no volumes, so that a line is read once for all of them. An import reads many. */
const usuallyPoured = remembered((text: string) =>
  pouredBy(readIngredientLine(text), { technique: '', steps: [] }),
);

const sum = (lines: readonly StrengthLine[], field: 'ml' | 'alcoholMl'): number =>
  lines.reduce((total, line) => total + line[field], 0);

/** Tells whether parts stand beside a volume. Parts have no size of their own, and the volume does not tell it. */
function isMixedUp(lines: readonly StrengthLine[]): boolean {
  const kinds = lines.filter(({ ml, kind }) => ml > 0 && kind !== 'dash').map(({ kind }) => kind);
  return kinds.includes('part') && kinds.some((kind) => kind !== 'part');
}

/** Recipes repeat their lines and steps. */
const folded = remembered(foldLine);

/**
 * Returns the strength, or the lines for which it cannot be told, since no figure is better than a wrong one. What sparkles or tops up
 * joins after the ice.
 */
export function tellStrength({ ingredients, instructions, type }: MixedRecipe): {
  strength: Strength | null;
  untold: string[];
} {
  const steps = instructions.map(folded);
  const words = { technique: foldLine(type ?? ''), steps };
  const isUsual = !changesVolumes(words);
  const read = ingredients.map((text) =>
    isUsual ? usuallyPoured(text) : pouredBy(readIngredientLine(text), words),
  );
  const untold = ingredients.filter((_, at) => read[at] === null);
  const lines = read.flatMap((line) => line ?? []);
  if (untold.length === 0 && isMixedUp(lines))
    untold.push(...new Set(lines.filter(({ kind }) => kind === 'part').map(({ text }) => text)));
  const undilutedMl = sum(lines, 'ml');
  if (untold.length > 0 || undilutedMl === 0) return { strength: null, untold };
  const text = [...ingredients.map(folded), ...steps].join('. ');
  const mixing = mixingOfDrink(type, text);
  const melting = meltingOf(text);
  const isOnIce = mixing === 'built' || mixing === 'blended';
  const mixed = lines.filter((line) => isOnIce || (line.assumed !== 'top-up' && !isFizz(line.thing)));
  const mixedMl = sum(mixed, 'ml');
  const dilutionMl =
    mixedMl > 0 ? mixedMl * dilutionShare(mixing, sum(mixed, 'alcoholMl') / mixedMl, melting) : 0;
  // Percents are added before the division, since hundredths of them would round a gin of 40 % to a little more.
  const percents = lines.reduce((total, line) => total + line.ml * line.abv, 0);
  const abv = percents / (undilutedMl + dilutionMl);
  return { strength: { abv, undilutedMl, dilutionMl, mixing, lines }, untold };
}
