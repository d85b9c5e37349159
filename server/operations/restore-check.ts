import type { ResourceName as AnyResource } from '#openapi/generated/model/index.ts';
import { nameKey } from '#openapi/names.ts';
import { nameIn, type KeptState } from '#server/storage/kept-states.ts';
import { readAllNames } from '#server/storage/read-changes.ts';
import { readNames } from '#server/storage/read-cocktails.ts';
import { COCKTAIL_COLUMNS, COCKTAIL_LINKS, RESOURCES, type ResourceName } from '#server/storage/resources.ts';
import { readKeys, referencesOf } from '#server/storage/restore-states.ts';
import { itemKey, type CocktailValues, type ItemFields } from '#server/storage/rows.ts';
import type { Access } from '#server/storage/storage.ts';

type Names = Map<ResourceName, Map<string, string>>;

/** What one item of a resource is called in messages. */
export function labelOf(resource: AnyResource): string {
  return resource === 'cocktails' ? 'cocktail' : RESOURCES[resource].label;
}

/** Finds what stands in the way of an earlier state: a name that is taken, a reference that is gone. */
export class RestoreCheck {
  readonly #resource: AnyResource;
  readonly #holders: Map<string, string>;
  readonly #there: Names;
  readonly #allNames: Names;

  private constructor(
    resource: AnyResource,
    holders: Map<string, string>,
    references: { there: Names; allNames: Names },
  ) {
    this.#resource = resource;
    this.#holders = holders;
    this.#there = references.there;
    this.#allNames = references.allNames;
  }

  static async read(access: Access, resource: AnyResource): Promise<RestoreCheck> {
    const there: Names = new Map();
    for (const { resource: of } of resource === 'cocktails' ? [...COCKTAIL_LINKS, ...COCKTAIL_COLUMNS] : []) {
      there.set(of, await readNames(access, of));
    }
    const allNames: Names =
      resource === 'cocktails' ? await readAllNames(access) : new Map<ResourceName, Map<string, string>>();
    return new RestoreCheck(resource, await readKeys(access, resource), { there, allNames });
  }

  /** A sentence for people; null when nothing stands in the way. The name then belongs to the item. */
  obstacle(id: string, state: KeptState): string | null {
    const name = nameIn(this.#resource, state);
    const key =
      this.#resource === 'cocktails'
        ? nameKey(name)
        : itemKey(RESOURCES[this.#resource], state as ItemFields);
    const holder = this.#holders.get(key);
    if (holder !== undefined && holder !== id) {
      const label = labelOf(this.#resource);
      return `There is ${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label} named "${name}" by now. Please rename that one first.`;
    }
    const gone = this.#goneReference(state);
    if (gone) {
      const [of, goneId] = gone;
      const goneName = this.#allNames.get(of)?.get(goneId) ?? goneId;
      return `"${name}" needs the ${labelOf(of)} "${goneName}", which was deleted. Please restore that first.`;
    }
    this.#holders.set(key, id);
    return null;
  }

  #goneReference(state: KeptState): [ResourceName, string] | undefined {
    if (this.#resource !== 'cocktails') return undefined;
    return referencesOf(state as CocktailValues).find(([of, id]) => !this.#there.get(of)?.has(id));
  }
}
