import type { Change, ChangeAction } from '#openapi/generated/model.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import type { DeletedNames } from '#server/catalogue/commands/find-obstacle.ts';
import { completeFields } from '#server/catalogue/items/complete-fields.ts';
import { areSameFields, itemKey, nameOf, nameReferences, type Fields } from '#server/catalogue/items/item.ts';
import { RESOURCE_NAMES, type ResourceName } from '#server/catalogue/items/resources.ts';
import type { CommittedChange, HistoryReader } from '#server/catalogue/ports/history-store.ts';

export function changeView(
  catalogue: Catalogue,
  deletedNames: DeletedNames,
): (change: CommittedChange | OriginalState) => Change {
  const nameOfItem = (resource: ResourceName, id: string): string => {
    const item = catalogue.itemSets[resource].get(id);
    return item ? nameOf(resource, item.fields) : (deletedNames.get(itemKey({ resource, id })) ?? id);
  };
  const shown = (resource: ResourceName, fields: Fields | null): Fields | null =>
    fields && nameReferences(resource, fields, nameOfItem);
  return (change) => {
    const { changeId, revision, resource, id, itemName, action, at, importedFrom, undoneBy } = change;
    const current = catalogue.itemSets[resource].get(id)?.fields ?? null;
    const isCurrent = (state: Fields | null) =>
      areSameFields(current, state && completeFields(resource, state));
    // A deleted item cannot return while another one has its id.
    const canReturn = change.before !== null && (action !== 'deleted' || current === null);
    const state = { resource, before: shown(resource, change.before), after: shown(resource, change.after) };
    return {
      id: changeId,
      revision,
      itemId: id,
      itemName,
      action,
      at,
      importedFrom,
      // Undos of version 0.1.0 marked their own changes as well.
      isUndone: undoneBy !== null && undoneBy !== revision,
      isRestorable: canReturn && !isCurrent(change.before),
      isCurrent: isCurrent(change.after),
      ...state,
    };
  };
}

/** The state of an item before its first recorded change, in the shape of a change. */
export interface OriginalState extends Omit<CommittedChange, 'action'> {
  action: Extract<ChangeAction, 'original'>;
}

export async function originalOf(
  history: HistoryReader,
  resource: ResourceName,
  itemId: string,
): Promise<OriginalState | null> {
  const first = await history.firstOf(resource, itemId);
  if (!first?.before) return null;
  return {
    ...first,
    changeId: `${prefixOf(resource)}${itemId}`,
    revision: 0,
    importedFrom: null,
    undoneBy: null,
    action: 'original',
    itemName: nameOf(resource, first.before),
    before: null,
    after: first.before,
  };
}

export async function originalWithId(
  history: HistoryReader,
  changeId: string,
): Promise<OriginalState | null> {
  const resource = RESOURCE_NAMES.find((name) => changeId.startsWith(prefixOf(name)));
  return resource ? originalOf(history, resource, changeId.slice(prefixOf(resource).length)) : null;
}

function prefixOf(resource: ResourceName): string {
  return `original-${resource}-`;
}
