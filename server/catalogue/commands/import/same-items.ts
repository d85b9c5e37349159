import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { CreatedItem, SameItems } from '#openapi/generated/model.ts';
import { foldText, nameKey } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../../catalogue.ts';
import { nameOf } from '../../item.ts';
import { RESOURCES, type ResourceName } from '../../resources.ts';
import type { SheetCocktail } from '#server/sheets/sheet-fields.ts';

const { references: REFERENCES } = RESOURCES.cocktails;
const { ImportResults, SameItems: SAME_ITEMS } = contract.components.schemas;
const { maxItems: MAX_PROPOSALS } = ImportResults.properties.sameItems;
const { maxItems: MAX_OTHERS } = SAME_ITEMS.properties.others;
const FILLERS: Readonly<Record<string, RegExp>> = {
  glassware: /(?:^| )(?:glass|glasses|type)(?= |$)/g,
  categories: /(?:^| )(?:cocktail|cocktails|drink|drinks)(?= |$)/g,
  'cocktail-types': /(?:^| )(?:in|the|glass)(?= |$)/g,
};
/** Forms of a verb are one technique: `Shake` and `Shaken`, `Build` and `Built in Glass`. */
const VERB = /^(shak|stir|blend|buil|muddl|thro|swizzl|roll|layer)[a-z]*$/;

/** Equal for names that differ only in signs, accents, plural, forms of a verb, or `glass` behind the name of a glass. */
export function looseKey(resource: string, name: string): string {
  const words = foldText(name)
    .replace(/['’.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const filler = FILLERS[resource];
  const bare = filler ? words.replace(filler, '').trim() : words;
  const plain = resource === 'cocktail-types' ? (word: string) => word.replace(VERB, '$1') : singular;
  return (bare === '' ? words : bare).split(' ').map(plain).join('');
}

function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

export function proposeSameItems(catalogue: Catalogue, created: readonly CreatedItem[]): SameItems[] {
  const groups = new Map<string, SameItems>();
  const resources = new Set(created.map(({ resource }) => resource));
  for (const resource of resources) {
    const { sorted } = catalogue.collections[resource as ResourceName];
    for (const { fields } of sorted) {
      const keep = nameOf(resource as ResourceName, fields);
      const key = `${resource}\n${looseKey(resource, keep)}`;
      if (!groups.has(key)) groups.set(key, { resource, keep, others: [] });
    }
  }
  for (const { resource, name } of created) {
    const key = `${resource}\n${looseKey(resource, name)}`;
    const group = groups.get(key);
    if (group) {
      if (group.others.length < MAX_OTHERS) group.others.push(name);
    } else groups.set(key, { resource, keep: name, others: [] });
  }
  return [...groups.values()].filter(({ others }) => others.length > 0).slice(0, MAX_PROPOSALS);
}

export type ChosenNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

export class NameChoices {
  readonly #byField: readonly [field: string, names: ReadonlyMap<string, string>][];

  constructor(chosen: ChosenNames) {
    this.#byField = REFERENCES.flatMap(({ field, resource }): [string, Map<string, string>][] => {
      const names = Object.hasOwn(chosen, resource) ? Object.entries(chosen[resource] ?? {}) : [];
      return names.length === 0 ? [] : [[field, new Map(names.map(([from, to]) => [nameKey(from), to]))]];
    });
  }

  apply(fields: SheetCocktail): SheetCocktail {
    if (this.#byField.length === 0) return fields;
    const renamed: Record<string, unknown> = { ...fields };
    for (const [field, names] of this.#byField) {
      const value = renamed[field];
      const rename = (name: string): string => names.get(nameKey(name)) ?? name;
      if (typeof value === 'string') renamed[field] = rename(value);
      else if (Array.isArray(value)) renamed[field] = [...new Set((value as string[]).map(rename))];
    }
    return renamed;
  }
}
