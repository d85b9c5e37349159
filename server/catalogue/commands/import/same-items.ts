import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { SameItem } from '#openapi/generated/model.ts';
import { foldWords } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../../catalogue.ts';
import { nameOf, type Item } from '../../item.ts';
import type { ResourceName } from '../../resources.ts';

const { maxItems: MAX_SAME_ITEMS } = contract.components.schemas.ImportResults.properties.sameItems;
const GLASS = /^glass(?:e|es)?$/;
const FILLERS = /^(?:glass|glasse|glasses|cocktail|drink|type|in|the)$/;
/** Forms of a verb are one technique: `Shake` and `Shaken`, `Build` and `Built`. */
const VERB = /^(shak|stir|blend|buil|muddl|thro|swizzl|roll|layer)[a-z]*$/;

/** The part of a technique's verb that its forms have in common; null for any other word. */
export function verbStem(word: string): string | null {
  return VERB.exec(word)?.[1] ?? null;
}

/** Equal for names that differ only in case, accents, signs, plural, or the word "glass". */
export function sameKey(name: string): string {
  return without(GLASS, foldWords(name)).join(' ') || name;
}

/** Equal for names that a person would ask about, as they differ in a verb's form or a word that says nothing too. */
export function likeKey(name: string): string {
  const words = without(FILLERS, foldWords(name));
  return words.map((word) => word.replace(VERB, '$1')).join('') || name;
}

function without(filler: RegExp, words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !filler.test(word));
  return left.length > 0 ? left : words;
}

/** Finds the items of the catalogue that names of a sheet mean, and remembers what it found. */
export class SameItems {
  readonly #catalogue: Catalogue;
  readonly #byKey = new Map<ResourceName, Map<string, Item>>();
  readonly #taken = new Map<string, SameItem>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  find(resource: ResourceName, name: string): string | undefined {
    const items = this.#byKey.get(resource) ?? this.#index(resource);
    const item = items.get(sameKey(name));
    if (!item) return undefined;
    const same = nameOf(resource, item.fields);
    this.#taken.set(`${resource}\n${name}`, { resource, name, same, isTaken: true });
    return item.id;
  }

  /** What was taken as another item, and what of the created items a person may want to. */
  proposals(created: readonly { resource: string; name: string }[]): SameItem[] {
    const known = new Map<string, string>();
    const keyOf = (resource: string, name: string): string => `${resource}\n${likeKey(name)}`;
    for (const resource of new Set(created.map((one) => one.resource as ResourceName)))
      for (const { fields } of this.#catalogue.collections[resource].sorted)
        known.set(keyOf(resource, nameOf(resource, fields)), nameOf(resource, fields));
    const proposed = created.flatMap(({ resource, name }): SameItem[] => {
      const key = keyOf(resource, name);
      const same = known.get(key);
      if (same === undefined) known.set(key, name);
      return same === undefined ? [] : [{ resource, name, same, isTaken: false }];
    });
    return [...this.#taken.values(), ...proposed].slice(0, MAX_SAME_ITEMS);
  }

  #index(resource: ResourceName): Map<string, Item> {
    const { sorted } = this.#catalogue.collections[resource];
    const items = new Map(sorted.toReversed().map((item) => [sameKey(nameOf(resource, item.fields)), item]));
    this.#byKey.set(resource, items);
    return items;
  }
}
