import { ImportOverError } from '#server/catalogue/store/import-store.ts';
import type { Access } from '../models/models.ts';
import { storeHistory, type NumberedWrite } from '../history/store-history.ts';
import { changeImport } from '../imports/import-rows.ts';
import { saveRevision } from './revision.ts';
import { storeItems } from '../store-items.ts';
import { storePictures } from '../pictures/store-pictures.ts';

/** Writes follow each other; `access` has a transaction. */
export async function storeWrites(access: Access, writes: readonly NumberedWrite[]): Promise<void> {
  await storePictures(
    access,
    writes.flatMap(({ write }) => write.pictures ?? []),
  );
  const changes = writes.flatMap(({ write }) => write.changes);
  const onAdded = countStored(writes, changes.length);
  await storeItems(access, changes, onAdded);
  await storeHistory(access, writes, onAdded);
  for (const { write } of writes) {
    const { endsImport } = write;
    if (endsImport && !(await changeImport(access, endsImport.number, endsImport.change)))
      throw new ImportOverError();
  }
  const beginning = writes.findLast(({ write }) => write.isBeginning);
  const last = writes.at(-1);
  if (!last) return;
  await saveRevision(access, {
    revision: last.revision,
    ...(beginning && { changesFrom: beginning.revision }),
  });
}

/** Each change has a row of its item and one of the history. */
function countStored(writes: readonly NumberedWrite[], changes: number): (count: number) => void {
  let added = 0;
  return (count) => {
    added += count;
    for (const { write } of writes) write.onStored?.(Math.min(added / (2 * changes), 1));
  };
}
