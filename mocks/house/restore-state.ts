import type { ResourceName } from '#openapi/generated/model/index.ts';
import { nameOf, sameKey, stateText, type Fields, type HouseMemory } from './memory.ts';
import { labelOf, REFERENCES, withArticle, type ItemResource } from './resources.ts';

/** What an item is called, also when it is gone. */
export function nameOfId(memory: HouseMemory, resource: ItemResource, id: string): string {
  const there = memory.list(resource).find((item) => item.id === id);
  if (there) return nameOf(there);
  const gone = memory.state.changes.findLast(
    (change) => change.resource === resource && change.itemId === id && change.action === 'deleted',
  );
  return gone?.itemName ?? id;
}

/** What stands in the way of an earlier state, for people: a name that is taken, a reference that is gone. */
export function obstacle(
  memory: HouseMemory,
  resource: ResourceName,
  id: string,
  state: Fields,
): string | null {
  const name = nameOf({ fields: state });
  const key = sameKey(resource, state);
  const holder = memory.list(resource).find((item) => sameKey(resource, item.fields) === key);
  if (holder && holder.id !== id) {
    return `There is ${withArticle(labelOf(resource))} named "${name}" by now. Please rename that one first.`;
  }
  for (const { field, resource: of } of resource === 'cocktails' ? REFERENCES : []) {
    const missing = (state[field] as string[]).find(
      (itemId) => !memory.list(of).some((item) => item.id === itemId),
    );
    if (missing === undefined) continue;
    const gone = `the ${labelOf(of)} "${nameOfId(memory, of, missing)}"`;
    return `"${name}" needs ${gone}, which was deleted. Please restore that first.`;
  }
  return null;
}

/** Gives an item its state back, one that is gone with the id that it had. */
export function putBack(memory: HouseMemory, resource: ResourceName, id: string, state: Fields): void {
  const fields = structuredClone(state);
  const item = memory.list(resource).find((one) => one.id === id);
  if (item) Object.assign(item, { fields, version: item.version + 1 });
  else memory.list(resource).push({ id, version: 1, fields });
}

/** The state that an item is in, as text to compare; null when it is gone. */
export function currentText(memory: HouseMemory, resource: ResourceName, id: string): string | null {
  const item = memory.list(resource).find((one) => one.id === id);
  return item ? stateText(resource, item.fields) : null;
}
