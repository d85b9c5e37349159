import { houseContents, type HouseContents } from '#openapi/ingredients/contents.ts';
import { recipeTraits, type RecipeTraits, type TraitedRecipe } from '#openapi/ingredients/recipe-traits.ts';
import { idsIn, nameOf, type Item, type PlacedEdit } from '../item.ts';
import type { ResourceName } from '../resources.ts';
import type { Collection } from './collection.ts';
import { slotsWith, type Facets } from './facets.ts';
import type { Steps } from '../pausable-work.ts';

/** The traits of each cocktail stand at its slot. */
export type Traits = readonly (RecipeTraits | undefined)[];

type Collections = Readonly<Record<ResourceName, Collection>>;

/** Tells what the house's own ingredients contain. */
function contentsOfHouse(house: Collection): HouseContents {
  return houseContents(
    house.sorted.map(({ fields }) => fields as unknown as Parameters<typeof houseContents>[0][number]),
  );
}

function traitsOf({ fields }: Item, techniques: Collection, house: HouseContents): RecipeTraits {
  const [id] = idsIn(fields, 'type');
  const technique = id === undefined ? undefined : techniques.get(id);
  const type = technique ? nameOf('cocktail-types', technique.fields) : null;
  return recipeTraits({ ...(fields as unknown as TraitedRecipe), type }, house);
}

const RECIPES_PER_STEP = 50;

export function* editedTraits(
  traits: Traits,
  edits: ReadonlyMap<ResourceName, readonly PlacedEdit[]>,
  { collections, facets }: { collections: Collections; facets: Facets },
): Steps<Traits> {
  const { cocktails } = collections;
  const slots = new Set(edits.get('cocktails')?.map(({ slot }) => slot));
  for (const { id } of edits.get('cocktail-types') ?? [])
    for (const slot of slotsWith(facets, 'type', id)) slots.add(slot);
  // Any line may name what the house makes.
  if (edits.has('house-ingredients')) for (const slot of cocktails.order) slots.add(slot);
  if (slots.size === 0) return traits;
  const house = contentsOfHouse(collections['house-ingredients']);
  const after = [...traits];
  let count = 0;
  for (const slot of slots) {
    count += 1;
    if (count % RECIPES_PER_STEP === 0) yield;
    const item = cocktails.itemAt(slot);
    after[slot] = item && traitsOf(item, collections['cocktail-types'], house);
  }
  return after;
}
