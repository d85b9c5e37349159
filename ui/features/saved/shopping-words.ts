import { formatFraction } from '#openapi/ingredients/quantity.ts';
import type { ShoppingItem } from '#openapi/ingredients/shopping-list.ts';
import { formatVolume } from '#openapi/ingredients/scaled-line.ts';
import type { UnitChoice } from '#openapi/ingredients/shown-line.ts';

/** `360 ml: 1 bottle of 700 ml`, `6 leaves`, `without amount in Collins`. */
export function amountWords({ ml, bottle, counts, withoutAmount }: ShoppingItem, unit: UnitChoice): string {
  const volume = ml > 0 ? [formatVolume(ml, unit === 'written' ? 'ml' : unit)] : [];
  const numbers = counts.map(({ quantity, unit: name }) => `${formatFraction(quantity)} ${name}`.trim());
  const amount = [...volume, ...numbers].join(' and ');
  const bottles = bottle && `${bottle.count} ${bottle.count === 1 ? 'bottle' : 'bottles'} of ${bottle.ml} ml`;
  const open = withoutAmount.length > 0 ? `without amount in ${withoutAmount.join(', ')}` : '';
  return [[amount, bottles].filter(Boolean).join(': '), open].filter(Boolean).join('; ');
}

export function shoppingMessage(items: readonly ShoppingItem[], unit: UnitChoice): string {
  return items.map((item) => `- ${item.name}, ${amountWords(item, unit)}`).join('\n');
}
