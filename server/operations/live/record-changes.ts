import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Change } from '#server/catalogue/change.ts';
import { nameOf } from '#server/catalogue/item.ts';
import type { RecordedChange } from '#server/catalogue/store/history-store.ts';
import type { WritePurpose } from './write-request.ts';

/** With the facts of the snapshot after the changes, or of the one before for what is gone. */
export function recordChanges(
  changes: readonly Change[],
  { before, after, at, purpose }: { before: Catalogue; after: Catalogue; at: string; purpose: WritePurpose },
): RecordedChange[] {
  return changes.map((change) => {
    const { resource, id } = change;
    const item = after.collections[resource].get(id) ?? before.collections[resource].get(id);
    if (!item) throw new Error(`a change of ${resource}/${id} left no trace in the catalogue`);
    const { version, createdAt } = item;
    return {
      resource,
      id,
      before: change.before,
      after: change.after,
      action: actionOf(change, purpose),
      at,
      version,
      createdAt,
      itemName: nameOf(resource, change.after ?? item.fields),
    };
  });
}

function actionOf({ before, after }: Change, purpose: WritePurpose): RecordedChange['action'] {
  if (!after) return 'deleted';
  if (purpose === 'restore' || purpose === 'undo') return 'restored';
  return before ? 'updated' : 'created';
}
