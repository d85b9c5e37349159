import fc from 'fast-check';
import type { WholeCatalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { apply, emptyCatalogue } from './build-catalogue.ts';
import type { ItemChange } from '#server/catalogue/decisions/decision.ts';
import { completeFields } from '#server/catalogue/items/complete-fields.ts';
import { identityOf, type Fields } from '#server/catalogue/items/item.ts';
import { RESOURCES, type ResourceName } from '#server/catalogue/items/resources.ts';

/** There are few resources and ids, so changes concern the same items. The names fold and sort differently. */
const RESOURCES_CHANGED: readonly ResourceName[] = [
  'categories',
  'spirits',
  'cocktail-types',
  'sustainable-substitutions',
  'menus',
  'house-ingredients',
  'cocktails',
  'cocktails',
  'cocktails',
];
const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const NAMES = [
  'Gin Sour',
  'gin fizz',
  'Piña Colada',
  'pina colada',
  'Écume',
  'B-52',
  'Émile',
  'zombie',
  'ΟΔΟΣ',
  // The traits of recipes depend on a technique and a house-made ingredient.
  'Shaken',
  'Falernum',
];
const LINES = [
  '2 oz gin',
  '1 egg white',
  '1 oz lime juice',
  'Lime wheel',
  'Crème de mûre',
  '3 dashes bitters',
  '1/2 oz falernum',
];
const DIFFICULTIES = ['Simple', 'Easy', 'Expert'];
/** At these moments items appear or end. */
export const MOMENTS = ['2026-01-02T00:00:00.000Z', '2026-02-02T00:00:00.000Z', '2026-03-02T00:00:00.000Z'];

type Values = Record<string, unknown>;
const some = (values: readonly string[]): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });

const fieldsOf = (resource: ResourceName): fc.Arbitrary<Fields> =>
  fc
    .record({
      name: fc.constantFrom(...NAMES),
      number: fc.nat(3),
      description: fc.constantFrom('Sharp.', 'A sour drink with egg.', 'Layered'),
      ingredients: some(LINES),
      allergens: fc.constantFrom<string[]>([], [], ['none'], ['egg']),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      featured: fc.boolean(),
      status: fc.constantFrom('published', 'published', 'draft'),
      shownFrom: fc.option(fc.constantFrom(...MOMENTS), { freq: 1 }),
      shownUntil: fc.option(fc.constantFrom(...MOMENTS), { freq: 1 }),
      ids: fc.array(some(IDS), { minLength: 6, maxLength: 6 }),
    })
    .map(({ name, number, ids, ...values }) => {
      const completed: Values = { ...values };
      for (const field of RESOURCES[resource].identity)
        completed[field] = number > 0 ? `${name} ${number}` : name;
      completed['sections'] = ids.map((cocktails) => ({
        title: name,
        drinks: cocktails.map((cocktail) => ({ cocktail, price: '9.50' })),
      }));
      RESOURCES[resource].references.forEach(({ field, isList }, index) => {
        completed[field] = isList ? ids[index] : (ids[index]?.[0] ?? null);
      });
      return completeFields(resource, completed);
    });

interface Wish {
  resource: ResourceName;
  id: string;
  after: Fields | null;
}

const wish: fc.Arbitrary<Wish> = fc.constantFrom(...RESOURCES_CHANGED).chain((resource) =>
  fc.record({
    resource: fc.constant(resource),
    id: fc.constantFrom(...IDS),
    after: fc.option(fieldsOf(resource), { freq: 4 }),
  }),
);

/** Generates a catalogue at some revision, and changes that can be made to it. */
export const catalogueAndChanges: fc.Arbitrary<{
  catalogue: WholeCatalogue;
  changes: readonly ItemChange[];
}> = fc.tuple(fc.array(wish, { maxLength: 40 }), fc.array(wish, { maxLength: 15 })).map(([first, second]) => {
  const empty = emptyCatalogue();
  const catalogue = apply(empty, possible(empty, first), {
    revision: 1,
    at: '2026-01-01T00:00:00.000Z',
  });
  return { catalogue, changes: possible(catalogue, second) };
});

/** Makes changes of the wishes, one after another. Leaves out those that give two items one identity. */
function possible(catalogue: WholeCatalogue, wishes: readonly Wish[]): ItemChange[] {
  const states = new Map<string, Fields | null>();
  const owners = new Map<string, string>();
  const keyOf = ({ resource, id }: Wish): string => `${resource}/${id}`;
  const identity = (resource: ResourceName, fields: Fields): string =>
    `${resource}/${identityOf(resource, fields)}`;
  for (const [resource, { itemsByName }] of Object.entries(catalogue.itemSets))
    for (const { id, fields } of itemsByName) {
      states.set(`${resource}/${id}`, fields);
      owners.set(identity(resource as ResourceName, fields), id);
    }
  return wishes.flatMap((wish) => {
    const { resource, id, after } = wish;
    const before = states.get(keyOf(wish)) ?? null;
    const owner = after && owners.get(identity(resource, after));
    if ((owner && owner !== id) || (!before && !after)) return [];
    if (before) owners.delete(identity(resource, before));
    if (after) owners.set(identity(resource, after), id);
    states.set(keyOf(wish), after);
    return [{ resource, id, before, after }];
  });
}
