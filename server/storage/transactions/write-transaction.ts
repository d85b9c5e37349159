import { pictureIdsIn } from '#server/catalogue/picture-ids.ts';
import { ImportOverError, type CatalogueWrite } from '#server/catalogue/store.ts';
import type { Access } from '../models/models.ts';
import { changeRowOf, placeOf } from '../history/history-reader.ts';
import { changeImport } from '../imports/import-rows.ts';
import { insertRows } from '../models/insert-rows.ts';
import { saveRevision } from './revision.ts';
import { storeItems } from '../store-items.ts';
import { storePictures } from '../pictures/store-pictures.ts';

export interface NumberedWrite {
  write: CatalogueWrite;
  revision: number;
}

const BATCH_ORDINALS = 500;

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

async function storeHistory(
  access: Access,
  writes: readonly NumberedWrite[],
  onAdded: (count: number) => void,
): Promise<void> {
  const { models } = access;
  const recorded = writes
    .filter(({ write }) => !write.isBeginning)
    .flatMap(({ write: { changes, importId = null }, revision }) =>
      changes.map((change, index) => ({ change, place: { revision, ordinal: index + 1, importId } })),
    );
  await insertRows(
    access,
    models.changes,
    recorded.map(({ change, place }) => changeRowOf(change, place)),
    onAdded,
  );
  const pictures = recorded.flatMap(({ change, place: { revision, ordinal } }) =>
    [...new Set([...pictureIdsIn(change.before), ...pictureIdsIn(change.after)])].map((imageId) => ({
      imageId,
      revision,
      ordinal,
    })),
  );
  await insertRows(access, models.changePictures, pictures);
  for (const { write, revision } of writes) {
    await markChanges(access, write.takesBack ?? [], revision);
    await markChanges(access, write.givesBack ?? [], null);
  }
}

async function markChanges(
  { models, transaction }: Access,
  changeIds: readonly string[],
  undoneBy: number | null,
): Promise<void> {
  const places = changeIds.flatMap((changeId) => placeOf(changeId) ?? []);
  for (const revision of new Set(places.map((place) => place.revision))) {
    const ordinals = places.filter((place) => place.revision === revision).map(({ ordinal }) => ordinal);
    for (let start = 0; start < ordinals.length; start += BATCH_ORDINALS) {
      const ordinal = ordinals.slice(start, start + BATCH_ORDINALS);
      await models.changes.update({ undoneBy }, { where: { revision, ordinal }, transaction });
    }
  }
}
