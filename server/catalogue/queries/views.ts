import type { Cocktail, MenuCocktail } from '#openapi/generated/model.ts';
import type { ItemViews } from '#openapi/generated/operation-types.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { fieldValues, nameOf, mapReferences, publishedAt, type Fields, type Item } from '../items/item.ts';
import { RESOURCES, type ResourceName } from '../items/resources.ts';
import { countReferrers } from './usage.ts';

export const cocktailView = (catalogue: Catalogue, item: Item): Cocktail =>
  itemView(catalogue, 'cocktails', item);

/** An item as responses show it. The order of its fields decides the bytes of a response, and so its ETag. */
export function itemView<Name extends ResourceName>(
  catalogue: Catalogue,
  resource: Name,
  item: Item,
): ItemViews[Name] {
  const { id, version, fields } = item;
  const shownFields = mapReferences(resource, fields, (ids, { shownBy, resource: referred }) =>
    shownBy === 'id' ? ids : ids.map((used) => catalogue.itemSets[referred].nameOf(used)),
  );
  const view: Record<string, unknown> = { id, ...shownFields };
  if (resource === 'cocktails') Object.assign(view, shownTraits(catalogue, item));
  if (resource === 'menus') view['cocktails'] = cocktailsOn(catalogue, fields);
  if (resource === 'categories')
    view['cocktailCount'] = countReferrers(catalogue, resource, id).get('cocktails') ?? 0;
  view['version'] = version;
  // Tests compare the fields of every response with the contract.
  return view as unknown as ItemViews[Name];
}

function shownTraits(catalogue: Catalogue, item: Item) {
  const traits = catalogue.traits[catalogue.itemSets.cocktails.slotOf(item.id)];
  if (!traits) throw new Error(`${item.id} is not in the catalogue`);
  return { ...traits, publishedAt: publishedAt(item) };
}

function cocktailsOn({ itemSets, traits }: Catalogue, fields: Fields): MenuCocktail[] {
  const ids = new Set(RESOURCES.menus.references.flatMap(({ field }) => fieldValues(fields, field)));
  return [...ids].map((id) => {
    const item = itemSets.cocktails.get(id);
    if (!item) return { id, name: id, glassware: null, contains: [], unknownIngredients: [] };
    const [glassware = null] = fieldValues(item.fields, 'glassware');
    const { contains = [], unknownIngredients = [] } = traits[itemSets.cocktails.slotOf(id)] ?? {};
    const name = nameOf('cocktails', item.fields);
    return { id, name, glassware, contains: [...contains], unknownIngredients: [...unknownIngredients] };
  });
}
