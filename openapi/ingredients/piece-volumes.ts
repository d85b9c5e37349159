import { ingredientHead, type IngredientLine } from './amounts.ts';
import { foldLine } from '#openapi/names/fold-text.ts';

/** Millilitres of juice in one whole fruit, as bars reckon. */
const JUICE_ML: readonly [RegExp, number][] = [
  [/\blimes?\b/, 30],
  [/\blemons?\b/, 45],
  [/\boranges?\b/, 75],
  [/\bgrapefruits?\b/, 180],
  [/\bpassion ?fruits?\b/, 25],
  [/\bkiwis?\b/, 60],
  [/\bstrawberr(?:y|ies)\b/, 12],
  [/\b(?:rasp|black)berr(?:y|ies)\b/, 4],
];
const EGG_ML: readonly [RegExp, number][] = [
  [/\begg whites?\b/, 30],
  [/\begg yolks?\b/, 18],
  [/\beggs?\b/, 50],
];
const SHARES: readonly [RegExp, number][] = [
  [/\bhal(?:f|ves)\b/, 1 / 2],
  [/\bquarters?\b/, 1 / 4],
  [/\b(?:wedges?|slices?|wheels?|chunks?|segments?)\b/, 1 / 8],
];
const DRY_PART =
  /\b(?:peels?|zests?|twists?|strips?|spirals?|lea(?:f|ves)|shells?|skins?|blossoms?|flower|bitters)\b/;

const lookUp = (table: readonly [RegExp, number][], words: string): number | null =>
  table.find(([name]) => name.test(words))?.[1] ?? null;

export function pieceMl({ amount, before, rest }: IngredientLine): number | null {
  if (amount?.unit.kind !== 'count') return null;
  const words = foldLine(`${amount.unit.name} ${ingredientHead(rest)}`);
  const isFruit = !DRY_PART.test(words) && (before === '' || /^juice/i.test(before));
  const one = lookUp(EGG_ML, words) ?? (isFruit ? lookUp(JUICE_ML, words) : null);
  return one === null ? null : one * (lookUp(SHARES, words) ?? 1) * ((amount.low + amount.high) / 2);
}
