import { bottleNeedsOf } from '#openapi/ingredients/bottles.ts';
import { houseAllergens, type HouseAllergens } from '#openapi/ingredients/allergens.ts';
import { recipeTraits, type RecipeTraits, type TraitedRecipe } from '#openapi/ingredients/recipe-traits.ts';
import { fieldValues, isSameValue, type Item } from '../items/item.ts';
import type { ResourceName } from '../items/resources.ts';
import type { ItemSet } from './item-set.ts';
import { forEachWithPauses, type PausableWork } from '#server/concurrency/pausable-work.ts';
import { SlotIndexEdit, type SlotEdit, type SlotIndex } from '../items/slot-index.ts';
import { slotsWith, type Facets } from './facets.ts';

export interface DerivedTraits {
  /** The traits of each recipe, by its slot. */
  readonly traits: readonly (RecipeTraits | undefined)[];
  /** The index leads from a bottle to the recipes that need it. */
  readonly bottleNeeds: SlotIndex;
}

type ItemSets = Readonly<Record<ResourceName, ItemSet>>;

/** Takes the names of technique and garnish, because an item that is renamed keeps its id. */
function traitsOf({ fields }: Item, itemSets: ItemSets, house: HouseAllergens): RecipeTraits {
  const [type = null] = fieldValues(fields, 'type').map((id) => itemSets['cocktail-types'].nameOf(id));
  const garnish = fieldValues(fields, 'garnish').map((id) => itemSets.garnish.nameOf(id));
  return recipeTraits({ ...(fields as unknown as TraitedRecipe), type, garnish }, house);
}

const RECIPES_BETWEEN_PAUSES = 50;

/** Reading lines is slow, so only recipes that an edit may change are read. */
export function* editTraits(
  { traits, bottleNeeds }: DerivedTraits,
  edits: ReadonlyMap<ResourceName, readonly SlotEdit[]>,
  { itemSets, facets }: { itemSets: ItemSets; facets: Facets },
): PausableWork<DerivedTraits> {
  const { cocktails } = itemSets;
  const changed = new Map(edits.get('cocktails')?.map((edit) => [edit.slot, edit]));
  const slots = new Set(changed.keys());
  for (const { id } of edits.get('cocktail-types') ?? [])
    for (const slot of slotsWith(facets, 'type', id)) slots.add(slot);
  for (const { id } of edits.get('garnish') ?? [])
    for (const slot of slotsWith(facets, 'garnish', id)) slots.add(slot);
  // Any line may name a house-made ingredient.
  if (edits.has('house-ingredients')) for (const slot of cocktails.slotsByName) slots.add(slot);
  if (slots.size === 0) return { traits, bottleNeeds };
  const houseFields = itemSets['house-ingredients'].itemsByName.map(({ fields }) => fields as unknown);
  const house = houseAllergens(houseFields as Parameters<typeof houseAllergens>[0]);
  const after = [...traits];
  const needs = new SlotIndexEdit(bottleNeeds);
  yield* forEachWithPauses(slots, RECIPES_BETWEEN_PAUSES, (slot) => {
    const item = cocktails.itemAt(slot);
    after[slot] = item && traitsOf(item, itemSets, house);
    const [oldLines, newLines] = [linesOf(changed.get(slot)?.before), linesOf(item)];
    if (!changed.has(slot) || isSameValue(oldLines, newLines)) return;
    for (const bottle of bottleNeedsOf(oldLines)) needs.remove(bottle, slot);
    for (const bottle of bottleNeedsOf(newLines)) needs.add(bottle, slot);
  });
  return { traits: after, bottleNeeds: needs.finish() };
}

function linesOf(item: Item | undefined): readonly string[] {
  return item ? fieldValues(item.fields, 'ingredients') : [];
}
