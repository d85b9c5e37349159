import { formatCount } from '#ui/lib/words/format-count.ts';
import { formatFraction } from '#openapi/ingredients/lines/fractions.ts';
import type { ShoppingItem } from './shopping-list.ts';
import { formatVolume } from '#openapi/ingredients/servings/format-volume.ts';
import type { UnitChoice } from '#openapi/ingredients/lines/unit-choices.ts';
import type { VolumeUnit } from '#openapi/ingredients/lines/units.ts';

/** A jigger cannot measure less than this, so smaller amounts are shown as drops. */
const FEW_DROPS_ML = 5;
const POUNDS_PER_KG = 2.2;

/** Returns the one unit of a list. For lines as written, it is ounces if any line has them. */
export function shoppingUnit(
  choice: UnitChoice,
  recipes: readonly { ingredients: readonly string[] }[],
): VolumeUnit {
  if (choice !== 'written') return choice;
  return recipes.some(({ ingredients }) => ingredients.some((line) => /\boz\b/i.test(line))) ? 'oz' : 'ml';
}

/** Returns `12 oz: 1 bottle of 750 ml`, `about 8 (225 ml)`, `6 leaves` or `to taste in Margarita`, say. */
export function formatAmount(item: ShoppingItem, unit: VolumeUnit): string {
  const { ml, isEstimated, bottle, pieces, counts, toTaste } = item;
  const volume = ml > 0 && ml < FEW_DROPS_ML ? 'a few drops' : ml > 0 ? formatVolume(ml, unit) : '';
  const poured = isEstimated && ml >= FEW_DROPS_ML ? `about ${volume}` : volume;
  const numbers = counts.map((count) => formatQuantity(count, unit));
  // The number of eggs is exact, but the juice of a fruit varies.
  const about = item.aisle === 'Eggs and dairy' ? '' : 'about ';
  const whole = pieces > 0 ? `${about}${pieces}${volume && ` (${volume})`}` : poured;
  const amount = [whole, ...numbers].filter(Boolean).join(' and ');
  const bottles = bottle && `${formatCount(bottle.count, 'bottle')} of ${bottle.ml} ml`;
  const open = toTaste.length > 0 ? `to taste in ${toTaste.join(', ')}` : '';
  return [[amount, bottles].filter(Boolean).join(': '), open].filter(Boolean).join('; ');
}

/** Only ice has a weight, which is rounded. */
function formatQuantity({ quantity, unit: name }: ShoppingItem['counts'][number], unit: VolumeUnit): string {
  if (name !== 'kg') return `${formatFraction(quantity)} ${name}`.trim();
  return unit === 'oz'
    ? `about ${Math.ceil(quantity * POUNDS_PER_KG)} lb`
    : `about ${formatFraction(quantity)} kg`;
}

export function shoppingMessage(items: readonly ShoppingItem[], unit: VolumeUnit): string {
  return items.map((item) => `- ${item.name}, ${formatAmount(item, unit)}`).join('\n');
}
