import type { Catalogue } from '../snapshot/catalogue.ts';
import type { ItemChange } from '../decisions/decision.ts';
import { identityOf, fieldValues, type Fields } from '../items/item.ts';
import { countReferrers } from '../queries/usage.ts';
import { recordByResource, RESOURCE_NAMES, RESOURCES, type ResourceName } from '../items/resources.ts';
import type { ReferrerCounts } from '../decisions/messages.ts';

/** The catalogue after the changes that have been decided so far. */
export class NextCatalogue {
  readonly #base: Catalogue;
  /** A deleted item is null. */
  readonly #items = recordByResource(() => new Map<string, Fields | null>());
  /** A name that became free leads to null. */
  readonly #idsByIdentity = recordByResource(() => new Map<string, string | null>());
  /** How many referrers an item has gained: by its resource, their resource and its id. */
  readonly #moreReferrers = recordByResource(() => recordByResource(() => new Map<string, number>()));

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

  countReferrers(resource: ResourceName, id: string): ReferrerCounts {
    const before = countReferrers(this.#base, resource, id);
    const counts = RESOURCE_NAMES.map((referrer) => {
      const more = this.#moreReferrers[resource][referrer].get(id) ?? 0;
      return [referrer, (before.get(referrer) ?? 0) + more] as const;
    });
    return new Map(counts.filter(([, count]) => count > 0));
  }

  put(resource: ResourceName, id: string, after: Fields | null): void {
    const before = this.get(resource, id);
    const ids = this.#idsByIdentity[resource];
    if (before) {
      const identity = identityOf(resource, before);
      if (this.findIdByIdentity(resource, identity) === id) ids.set(identity, null);
      this.#addReferrers(resource, before, -1);
    }
    if (after) {
      ids.set(identityOf(resource, after), id);
      this.#addReferrers(resource, after, 1);
    }
    this.#items[resource].set(id, after);
  }

  changeOf(resource: ResourceName, id: string): ItemChange {
    const before = this.#base.itemSets[resource].get(id)?.fields ?? null;
    return { resource, id, before, after: this.get(resource, id) };
  }

  #addReferrers(resource: ResourceName, fields: Fields, step: 1 | -1): void {
    for (const { field, resource: referred } of RESOURCES[resource].references) {
      const uses = this.#moreReferrers[referred][resource];
      for (const id of fieldValues(fields, field)) uses.set(id, (uses.get(id) ?? 0) + step);
    }
  }
}
