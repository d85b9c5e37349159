import { foldText } from '#openapi/names/fold-text.ts';
import { pictureIdsIn } from '#server/catalogue/picture-ids.ts';
import type { CatalogueWrite } from '#server/catalogue/store/store.ts';
import type { CommittedChange, RecordedChange } from '#server/catalogue/store/history-store.ts';
import { insertRows } from '../models/insert-rows.ts';
import type { Access } from '../models/models.ts';
import type { ChangeRow } from '../models/table-rows.ts';
import { placeOf } from './history-reader.ts';

export interface NumberedWrite {
  write: CatalogueWrite;
  revision: number;
}

const BATCH_ORDINALS = 500;

export async function storeHistory(
  access: Access,
  writes: readonly NumberedWrite[],
  onAdded: (count: number) => void,
): Promise<void> {
  const { models } = access;
  const recorded = writes
    .filter(({ write }) => !write.isBeginning)
    .flatMap(({ write: { changes, importId = null, session = null }, revision }) =>
      changes.map((change, index) => ({
        change,
        place: { revision, ordinal: index + 1, importId, session },
      })),
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

function changeRowOf(
  change: RecordedChange,
  {
    revision,
    ordinal,
    importId,
    session,
  }: Pick<ChangeRow, 'revision' | 'ordinal'> & Pick<CommittedChange, 'importId' | 'session'>,
): ChangeRow {
  const { resource, id, itemName, action, at, version, createdAt, before, after } = change;
  return {
    revision,
    ordinal,
    resource,
    itemId: id,
    itemName,
    itemWords: foldText(itemName),
    sessionId: session?.id ?? null,
    sessionDevice: session?.device ?? null,
    action,
    at,
    version,
    itemCreatedAt: createdAt,
    importId,
    undoneBy: null,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}
