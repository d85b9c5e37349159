import { slugOf } from '#openapi/text/slug.ts';
import {
  bottlesOfNeed,
  findBottle,
  formatNeed,
  pourableFrom,
  type Bottle,
} from '#openapi/ingredients/bottles.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { nameOf } from '../items/item.ts';

/** Finds each bottle by its id or its name. Texts that mean no bottle are returned as unknown. */
export function findBottles(catalogue: Catalogue, owned: readonly string[]) {
  const bottles = new Map<string, Bottle>();
  const unknown: string[] = [];
  for (const text of owned) {
    const bottle = findBottle(text) ?? bottleWithId(catalogue, slugOf(text, 'bottle'));
    if (bottle) bottles.set(bottle.id, bottle);
    else unknown.push(text);
  }
  return { bottles: [...bottles.values()], unknown };
}

function bottleWithId({ bottleNeeds, itemSets }: Catalogue, id: string): Bottle | null {
  if (bottleNeeds.get(id).length > 0) return { id, name: formatNeed(id) };
  const spirit = itemSets.spirits.get(id);
  return spirit ? { id, name: nameOf('spirits', spirit.fields) } : null;
}

export const NO_RECIPE = 255;

export interface UnmetNeeds {
  /** How many needs are not met, by slot. A slot without a recipe has `NO_RECIPE`. */
  readonly missingCounts: Uint8Array;
  /** The needs that are not met, with the slots of the recipes that have them. */
  readonly needs: readonly (readonly [need: string, slots: readonly number[]])[];
}

export function unmetNeedsOf(
  { itemSets, bottleNeeds }: Catalogue,
  ownedBottles: readonly Bottle[],
): UnmetNeeds {
  const { cocktails } = itemSets;
  const missingCounts = new Uint8Array(cocktails.slotEnd).fill(NO_RECIPE);
  for (const slot of cocktails.slotsByName) missingCounts[slot] = 0;
  const ids = pourableFrom(ownedBottles.map(({ id }) => id));
  const needs = [...bottleNeeds].filter(([need]) => !bottlesOfNeed(need).some((id) => ids.has(id)));
  for (const [, slots] of needs)
    for (const slot of slots) missingCounts[slot] = (missingCounts[slot] ?? 0) + 1;
  return { missingCounts, needs };
}

export function slotsMissingExactly(catalogue: Catalogue, owned: readonly string[], count: number): number[] {
  const unmetNeeds = unmetNeedsOf(catalogue, findBottles(catalogue, owned).bottles);
  return catalogue.itemSets.cocktails.slotsByName.filter((slot) => unmetNeeds.missingCounts[slot] === count);
}
