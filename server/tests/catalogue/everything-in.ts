import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { forEachResource, RESOURCE_NAMES } from '#server/catalogue/resources.ts';
import { impactIn, numberIn } from '#server/catalogue/search/search-fields.ts';
import { NAME_FIELDS, POSTINGS_NAMES, type PostingsName } from '#server/catalogue/search/search-index.ts';
import { numbersOf } from '#server/catalogue/snapshot/posting.ts';

/** Everything that readers can see of a catalogue, in terms that do not depend on how it came about. */
export function everythingIn(catalogue: Catalogue): unknown {
  return structuredClone({
    collections: forEachResource((name) => {
      const { size, sorted } = catalogue.collections[name];
      return { size, sorted };
    }),
    facets: facetsIn(catalogue),
    postings: Object.fromEntries(POSTINGS_NAMES.map((name) => [name, postingsIn(catalogue, name)])),
  });
}

function facetsIn({ facets, collections }: Catalogue) {
  return RESOURCE_NAMES.flatMap((name) =>
    [...facets[name]].map(([field, facet]) => {
      const values = Array.from({ length: facet.values.size }, (_, number) => facet.values.textOf(number));
      const ids = (value: string): unknown[] =>
        Array.from(facet.slotsOf(value), (slot) => collections[name].itemAt(slot)?.id).sort();
      return [`${name}.${field}`, filled(values.map((value) => [value, ids(value)]))];
    }),
  );
}

function postingsIn({ search, facets, collections: { cocktails } }: Catalogue, name: PostingsName) {
  const vocabulary = search.vocabularyOf(name);
  const textOf = (field: string, number: number) => facets.cocktails.get(field)?.values.textOf(number);
  const shown = (entry: number): string => {
    const number = numberIn(entry);
    if (name === 'itemNames') {
      const field = NAME_FIELDS[number % NAME_FIELDS.length] ?? '';
      return `${field} ${textOf(field, Math.floor(number / NAME_FIELDS.length))}`;
    }
    const holder = facets.cocktails.has(name) ? textOf(name, number) : cocktails.itemAt(number)?.id;
    return `${holder} ${impactIn(entry)}`;
  };
  const words = Array.from({ length: vocabulary.size }, (_, number): [string, unknown[]] => [
    vocabulary.wordOf(number),
    Array.from(numbersOf(search.posting(name, number)), shown).sort(),
  ]);
  return filled(words);
}

function filled(entries: readonly (readonly [string, unknown[]])[]) {
  return Object.fromEntries(
    entries.filter(([, list]) => list.length > 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
