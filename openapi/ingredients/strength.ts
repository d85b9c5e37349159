import type { Cocktail } from '#openapi/generated/model.ts';
import { typicalAbv } from './alcohol-table.ts';
import { readIngredientLine } from './amounts.ts';
import { foldLine, remembered } from '#openapi/names/fold-text.ts';
import { isFizz, lineVolume, type LineVolume, type RecipeWords } from './line-volume.ts';
import { dilutionShare, meltingOf, mixingOfDrink, type Mixing } from './dilution.ts';

export type MixedRecipe = Pick<Cocktail, 'ingredients' | 'instructions' | 'type'>;

export interface StrengthLine extends LineVolume {
  text: string;
  abv: number;
  alcoholMl: number;
}

export interface Strength {
  /** Percent of alcohol by volume as served. */
  abv: number;
  undilutedMl: number;
  dilutionMl: number;
  mixing: Mixing;
  lines: StrengthLine[];
}

const lineFacts = remembered((text) => {
  const line = readIngredientLine(text);
  return {
    line,
    abv: typicalAbv(line.rest),
    // `1 oz each gin and lime juice` is several ingredients, whose volumes one line does not tell apart.
    isSeveral: /\beach\b|&/i.test(line.rest),
    isFizz: isFizz(text),
  };
});

function strengthLine(text: string, recipe: RecipeWords): StrengthLine | null {
  const { line, abv, isSeveral } = lineFacts(text);
  if (isSeveral) return null;
  const volume = lineVolume(line, abv, recipe);
  if (!volume || (abv === null && volume.ml > 0)) return null;
  return { text, ...volume, abv: abv ?? 0, alcoholMl: (volume.ml * (abv ?? 0)) / 100 };
}

const sum = (lines: readonly StrengthLine[], field: 'ml' | 'alcoholMl'): number =>
  lines.reduce((total, line) => total + line[field], 0);

/** What sparkles or tops up joins after the ice. Null when a line that matters cannot be read: rather no figure than a wrong one. */
export function estimateStrength({ ingredients, instructions, type }: MixedRecipe): Strength | null {
  const steps = instructions.map(foldLine);
  const words = { technique: foldLine(type ?? ''), steps };
  const read = ingredients.map((text) => strengthLine(text, words));
  const lines = read.filter((line) => line !== null);
  const undilutedMl = sum(lines, 'ml');
  if (lines.length < read.length || undilutedMl === 0) return null;
  const text = [...ingredients.map(foldLine), ...steps].join('. ');
  const mixing = mixingOfDrink(type, text);
  const melting = meltingOf(text);
  const isOnIce = mixing === 'built' || mixing === 'blended';
  const mixed = lines.filter(
    (line) => isOnIce || (line.assumed !== 'top-up' && !lineFacts(line.text).isFizz),
  );
  const mixedMl = sum(mixed, 'ml');
  const mixedStrength = sum(mixed, 'alcoholMl') / mixedMl;
  const dilutionMl = mixedMl > 0 ? mixedMl * dilutionShare(mixing, mixedStrength, melting) : 0;
  const abv = (100 * sum(lines, 'alcoholMl')) / (undilutedMl + dilutionMl);
  return { abv, undilutedMl, dilutionMl, mixing, lines };
}
