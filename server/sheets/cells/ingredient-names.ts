import { typicalAbv } from '#openapi/ingredients/typical-abv.ts';
import { isFigure } from './read-column-name.ts';
import { wordSource } from './value-words.ts';

const POURED = new RegExp(String.raw`(?:${wordSource('poured')})\b`, 'i');

export function isIngredient(name: string): boolean {
  return !isFigure(name) && (typicalAbv(name) !== null || POURED.test(name));
}

/** Tells whether an ingredient is a liquid, so that a number before it does not count pieces. */
export const isPoured = (name: string): boolean => POURED.test(name) || (typicalAbv(name) ?? 0) > 0;
