import type { Catalogue } from '../snapshot/catalogue.ts';
import type { ItemChange } from '../decision.ts';
import { identityOf, textsIn, type Fields } from '../item.ts';
import { countUsers } from '../queries/usage.ts';
import { forEachResource, RESOURCE_NAMES, RESOURCES, type ResourceName } from '../resources.ts';
import type { UserCounts } from '../messages.ts';

/** The catalogue after the changes that have been decided so far. */
export class NextCatalogue {
  readonly #base: Catalogue;
  /** Null for a deleted item. */
  readonly #items = forEachResource(() => new Map<string, Fields | null>());
  /** Null for a name that became free. */
  readonly #idsByIdentity = forEachResource(() => new Map<string, string | null>());
  /** By how many the users of an item changed, by used resource, using resource and id. */
  readonly #moreUses = forEachResource(() => forEachResource(() => new Map<string, number>()));

  constructor(base: Catalogue) {
    this.#base = base;
  }

  get(resource: ResourceName, id: string): Fields | null {
    const changed = this.#items[resource].get(id);
    return changed === undefined ? (this.#base.itemSets[resource].get(id)?.fields ?? null) : changed;
  }

  findIdByIdentity(resource: ResourceName, identity: string): string | null {
    const changed = this.#idsByIdentity[resource].get(identity);
    if (changed !== undefined) return changed;
    return this.#base.itemSets[resource].findByIdentity(identity)?.id ?? null;
  }

  countUsers(resource: ResourceName, id: string): UserCounts {
    const before = countUsers(this.#base, resource, id);
    const counts = RESOURCE_NAMES.map((user) => {
      return [user, (before.get(user) ?? 0) + (this.#moreUses[resource][user].get(id) ?? 0)] as const;
    });
    return new Map(counts.filter(([, count]) => count > 0));
  }

  put(resource: ResourceName, id: string, after: Fields | null): void {
    const before = this.get(resource, id);
    const ids = this.#idsByIdentity[resource];
    if (before) {
      const identity = identityOf(resource, before);
      if (this.findIdByIdentity(resource, identity) === id) ids.set(identity, null);
      this.#addUses(resource, before, -1);
    }
    if (after) {
      ids.set(identityOf(resource, after), id);
      this.#addUses(resource, after, 1);
    }
    this.#items[resource].set(id, after);
  }

  changeOf(resource: ResourceName, id: string): ItemChange {
    const before = this.#base.itemSets[resource].get(id)?.fields ?? null;
    return { resource, id, before, after: this.get(resource, id) };
  }

  #addUses(resource: ResourceName, fields: Fields, step: 1 | -1): void {
    for (const { field, resource: referred } of RESOURCES[resource].references) {
      const uses = this.#moreUses[referred][resource];
      for (const id of textsIn(fields, field)) uses.set(id, (uses.get(id) ?? 0) + step);
    }
  }
}
