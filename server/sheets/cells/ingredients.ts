import { typicalAbv } from '#openapi/ingredients/typical-abv.ts';
import { isFigure } from './read-column-name.ts';
import { wordSource } from './value-words.ts';

const POURED = new RegExp(String.raw`(?:${wordSource('poured')})\b`, 'i');

export function isIngredient(name: string): boolean {
  return !isFigure(name) && (typicalAbv(name) !== null || POURED.test(name));
}

/** Tells whether an ingredient is a liquid, so that a number before it does not count pieces. */
export const isPoured = (name: string): boolean => POURED.test(name) || (typicalAbv(name) ?? 0) > 0;

/** These ingredients are counted and never measured, so they have no fractions. */
const ALWAYS_COUNTED = new RegExp(
  String.raw`${wordSource('foreignPieces')}|\b(?:${wordSource('pieces')}|eggs?(?!\s*white))\b`,
  'i',
);

export const isAlwaysCounted = (name: string): boolean => ALWAYS_COUNTED.test(name);

const SUFFIX =
  /^(\(|or\s|to (taste|fill|top)\b|by taste$|for (topping|garnish)$|(cubes?|wedges?|slices?|pods?|leaves|sprigs?)$)/i;

/** Joins an amount and its ingredient: '2 oz Light Rum', 'Salt to taste'. */
export function joinAmount(amount: string, name: string): string {
  if (name === '') return amount;
  if (amount === '') return name;
  const repeated = name.toLowerCase().startsWith(`${amount.toLowerCase()} `);
  const ingredient = repeated ? name.slice(amount.length + 1) : name;
  if (/^garnish$/i.test(amount)) return `${ingredient} (garnish)`;
  if (/^for glass$/i.test(amount)) return `For glass: ${ingredient}`;
  if (/^(fill|top up)$/i.test(amount)) return `${amount} with ${ingredient}`;
  if (amount.startsWith(',')) return `${ingredient}${amount}`;
  return SUFFIX.test(amount) ? `${ingredient} ${amount.toLowerCase()}` : `${amount} ${ingredient}`;
}

/** Joins an amount and its unit from two cells, or from a cell and the column's name: '2 oz'. */
export function joinUnit(amount: string, unit: string): string {
  if (amount === '' || unit === '') return amount || unit;
  if (amount.toLowerCase().endsWith(unit.toLowerCase()) || /[\p{L}%?]/u.test(amount)) return amount;
  if (/^parts?$/i.test(unit)) return `${amount} ${amount === '1' ? 'part' : 'parts'}`;
  return `${amount} ${unit}`;
}
