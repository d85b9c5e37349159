import type { Catalogue } from '../snapshot/catalogue.ts';
import type { ItemChange } from '../decision.ts';
import { identityOf, idsIn, type Fields, nameOf } from '../item.ts';
import { usersOf, type Users } from '../queries/usage.ts';
import { forEachResource, RESOURCE_NAMES, RESOURCES, type ResourceName } from '../resources.ts';
import type { SkipCode } from '#openapi/generated/model.ts';
import { anItem, countOfUsers, totalOf } from './messages.ts';

/** Shows the catalogue after the changes that are decided so far. */
export class NextCatalogue {
  readonly #base: Catalogue;
  /** A deleted item is null. */
  readonly #items = forEachResource(() => new Map<string, Fields | null>());
  /** A name that became free has null. */
  readonly #holders = forEachResource(() => new Map<string, string | null>());
  /** Counts by how many the users of an item changed: used resource, using resource, id. */
  readonly #moreUses = forEachResource(() => forEachResource(() => new Map<string, number>()));

  constructor(base: Catalogue) {
    this.#base = base;
  }

  get(resource: ResourceName, id: string): Fields | null {
    const changed = this.#items[resource].get(id);
    return changed === undefined ? (this.#base.collections[resource].get(id)?.fields ?? null) : changed;
  }

  holderOf(resource: ResourceName, identity: string): string | null {
    const changed = this.#holders[resource].get(identity);
    if (changed !== undefined) return changed;
    return this.#base.collections[resource].findByIdentity(identity)?.id ?? null;
  }

  usersOf(resource: ResourceName, id: string): Users {
    const before = usersOf(this.#base, resource, id);
    const counts = RESOURCE_NAMES.map((from) => {
      return [from, (before.get(from) ?? 0) + (this.#moreUses[resource][from].get(id) ?? 0)] as const;
    });
    return new Map(counts.filter(([, count]) => count > 0));
  }

  put(resource: ResourceName, id: string, after: Fields | null): void {
    const before = this.get(resource, id);
    const holders = this.#holders[resource];
    if (before) {
      const identity = identityOf(resource, before);
      if (this.holderOf(resource, identity) === id) holders.set(identity, null);
      this.#countReferences(resource, before, -1);
    }
    if (after) {
      holders.set(identityOf(resource, after), id);
      this.#countReferences(resource, after, 1);
    }
    this.#items[resource].set(id, after);
  }

  changeOf(resource: ResourceName, id: string): ItemChange {
    const before = this.#base.collections[resource].get(id)?.fields ?? null;
    return { resource, id, before, after: this.get(resource, id) };
  }

  #countReferences(resource: ResourceName, fields: Fields, step: 1 | -1): void {
    for (const { field, resource: target } of RESOURCES[resource].references) {
      const uses = this.#moreUses[target][resource];
      for (const id of idsIn(fields, field)) uses.set(id, (uses.get(id) ?? 0) + step);
    }
  }
}

export type DeletedNames = ReadonlyMap<string, string>;

export interface Obstacle {
  code: Extract<SkipCode, 'inUse' | 'nameTaken' | 'referenceMissing'>;
  reason: string;
}

export function whyNotRestorable(
  next: NextCatalogue,
  { resource, id, after }: { resource: ResourceName; id: string; after: Fields | null },
  deletedNames: DeletedNames = new Map(),
): Obstacle | null {
  if (!after) {
    const users = next.usersOf(resource, id);
    if (users.size === 0) return null;
    return { code: 'inUse', reason: `${countOfUsers(users)} ${totalOf(users) === 1 ? 'uses' : 'use'} it.` };
  }
  const name = nameOf(resource, after);
  const holder = next.holderOf(resource, identityOf(resource, after));
  if (holder !== null && holder !== id) {
    const reason = `There is ${anItem(resource)} named "${name}" by now. Please rename that one first.`;
    return { code: 'nameTaken', reason };
  }
  for (const { field, resource: target } of RESOURCES[resource].references) {
    const missingId = idsIn(after, field).find((id) => !next.get(target, id));
    if (missingId === undefined) continue;
    const missingName = deletedNames.get(`${target}/${missingId}`) ?? missingId;
    const reason = `"${name}" needs the ${RESOURCES[target].label} "${missingName}", which was deleted. Please restore that first.`;
    return { code: 'referenceMissing', reason };
  }
  return null;
}
