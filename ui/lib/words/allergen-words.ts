import type { Cocktail } from '#openapi/generated/model.ts';
import { capitalise } from '#openapi/text/format-text.ts';

type Contents = Cocktail['contains'];

const NOTES: Partial<Record<Contents[number], string>> = {
  egg: 'egg (may be raw)',
  nuts: 'nuts (or fruit kernels)',
};
const ASK_US = 'ask us';
const AS_FAR = `as far as the recipe says; ${ASK_US}`;

/** Allergens have British names in the contract, and American ones on the site. */
export const americanName = (name: string): string =>
  name.replace(/(s)ulphite/i, '$1ulfite').replace(/(m)ollusc/i, '$1ollusk');

/** Adds a caveat, since a bottle may contain other allergens. Returns null without any. */
export function containsWords(contains: Contents): string | null {
  const allergens = contains.filter((allergen) => allergen !== 'sulphites');
  if (allergens.length === 0) return null;
  return `${allergens.map((allergen) => NOTES[allergen] ?? americanName(allergen)).join(', ')}, ${AS_FAR}`;
}

/** Every wine has sulfites, so they are not listed beside egg and nuts. */
export const sulfiteWords = (contains: Contents): string | null =>
  contains.includes('sulphites') ? 'Contains sulfites, as wine, vermouth and preserved fruit do' : null;

export const quotedLines = (lines: readonly string[]): string => lines.map((line) => `“${line}”`).join(', ');

/** Returns null if every ingredient is known. */
export function unknownWords(lines: readonly string[]): string | null {
  if (lines.length === 0) return null;
  return `We do not know what is in ${quotedLines(lines)}, so we cannot say what this drink is free from; ${ASK_US}`;
}

/** Returns 'Contains egg; ask us about the rest', for example, or null if there is nothing to say. */
export function shortContainsWords(contains: Contents, unknown: readonly string[]): string | null {
  const statement = contains.length > 0 ? `Contains ${contains.map(americanName).join(', ')}` : null;
  if (unknown.length === 0) return statement;
  return statement ? `${statement}; ${ASK_US} about the rest` : `${capitalise(ASK_US)} what it contains`;
}
