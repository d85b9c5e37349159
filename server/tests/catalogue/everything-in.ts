import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { recordByResource, RESOURCE_NAMES } from '#server/catalogue/items/resources.ts';
import type { SlotIndex } from '#server/catalogue/items/slot-index.ts';

/** Returns all that readers can see of a catalogue, independent of the changes that led to it. */
export function everythingIn(catalogue: Catalogue): unknown {
  const { itemSets, facets, search, traits, bottleNeeds } = catalogue;
  const { cocktails } = itemSets;
  const idAt = (slot: number): string => cocktails.itemAt(slot)?.id ?? '';
  return structuredClone({
    itemSets: recordByResource((name) => {
      const { size, itemsByName } = itemSets[name];
      return { size, itemsByName };
    }),
    traits: cocktails.slotsByName.map((slot) => traits[slot]),
    facets: RESOURCE_NAMES.flatMap((name) =>
      [...facets[name]].map(([field, index]) => [
        `${name}.${field}`,
        shown(index, (slot) => itemSets[name].itemAt(slot)?.id),
      ]),
    ),
    bottles: shown(bottleNeeds, idAt),
    words: [shown(search.name, idAt), shown(search.description, idAt)],
  });
}

function shown(index: SlotIndex, show: (slot: number) => unknown): unknown {
  return [...index]
    .map(([key, list]) => [key, list.map(show).sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
