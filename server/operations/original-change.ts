import type { ChangeAction } from '#openapi/generated/model/index.ts';
import { nameOf } from '#server/catalogue/item.ts';
import { RESOURCE_NAMES, type ResourceName } from '#server/catalogue/resources.ts';
import type { CommittedChange, HistoryReader } from '#server/catalogue/store.ts';

/** The state of an item before its first recorded change, in the shape of a change. */
export interface Original extends Omit<CommittedChange, 'action'> {
  action: Extract<ChangeAction, 'original'>;
}

/** Null when the history is empty, or begins with the creation. */
export async function originalOf(
  history: HistoryReader,
  resource: ResourceName,
  itemId: string,
): Promise<Original | null> {
  const first = await history.firstOf(resource, itemId);
  if (!first?.before) return null;
  return {
    ...first,
    changeId: `${prefixOf(resource)}${itemId}`,
    revision: 0,
    importId: null,
    undoneBy: null,
    action: 'original',
    itemName: nameOf(resource, first.before),
    before: null,
    after: first.before,
  };
}

/** Null when the id is none of an original. */
export async function originalWithId(history: HistoryReader, changeId: string): Promise<Original | null> {
  const resource = RESOURCE_NAMES.find((name) => changeId.startsWith(prefixOf(name)));
  return resource ? originalOf(history, resource, changeId.slice(prefixOf(resource).length)) : null;
}

function prefixOf(resource: ResourceName): string {
  return `original-${resource}-`;
}
