import { literal, Op, type WhereOptions } from 'sequelize';
import { foldText } from '#openapi/text/fold-text.ts';
import { completeFields } from '#server/catalogue/items/complete-fields.ts';
import { itemKey, type Fields } from '#server/catalogue/items/item.ts';
import { pictureIdsIn } from '#server/catalogue/items/pictures.ts';
import type { ResourceName } from '#server/catalogue/items/resources.ts';
import type {
  CommittedChange,
  HistoryReader,
  RecordedChange,
} from '#server/catalogue/ports/history-store.ts';
import type { CatalogueWrite } from '#server/catalogue/ports/store.ts';
import type { Context, RunWithContext } from '../models/models.ts';
import { dialectOf, findRow, findRows, insertRows } from '../models/queries.ts';
import type { ChangeRow } from '../models/row-types.ts';
import { readRevision, storeRevision } from './revision.ts';

const OLDEST_FIRST: [string, string][] = [
  ['revision', 'ASC'],
  ['ordinal', 'ASC'],
];
const NEWEST_FIRST: [string, string][] = [
  ['revision', 'DESC'],
  ['ordinal', 'DESC'],
];
const CHANGE_ID = /^(\d{1,9})-(\d{1,9})$/;

export function createHistoryReader(read: RunWithContext): HistoryReader {
  const findFirst = async (context: Context, where: WhereOptions<ChangeRow>) =>
    (await readChanges(context, { where, order: OLDEST_FIRST, limit: 1 }))[0] ?? null;
  return {
    list: ({ limit, before = '', since, until, words = [], ...filter }) =>
      read(async (context) => {
        const all = {
          ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
          ...(words.length > 0 && { [Op.and]: words.map((word) => hasWord(context, word)) }),
          ...((since ?? until) && {
            at: { ...(since && { [Op.gte]: since }), ...(until && { [Op.lt]: until }) },
          }),
        } as WhereOptions<ChangeRow>;
        const total = await context.models.changes.count({ where: all, transaction: context.transaction });
        const position = positionOf(before);
        const where = position ? { [Op.and]: [all, olderThan(position)] } : all;
        return { total, changes: await readChanges(context, { where, order: NEWEST_FIRST, limit }) };
      }),
    find: (changeId) =>
      read(async (context) => {
        const position = positionOf(changeId);
        return position && findFirst(context, position);
      }),
    ofRevision: (revision) =>
      read((context) => readChanges(context, { where: { revision }, order: OLDEST_FIRST })),
    firstOf: (resource, itemId) => read((context) => findFirst(context, { resource, itemId })),
    namesOfDeleted: () => read(readNamesOfDeleted),
  };
}

export async function readChangesSince(
  context: Context,
  since: number,
  limit: number,
): Promise<CommittedChange[] | null> {
  const { changesFrom } = await readRevision(context);
  if (since < changesFrom) return null;
  const where = { revision: { [Op.gt]: since } };
  return readChanges(context, { where, order: OLDEST_FIRST, limit });
}

function positionOf(changeId: string): Pick<ChangeRow, 'revision' | 'ordinal'> | null {
  const [, revision, ordinal] = CHANGE_ID.exec(changeId) ?? [];
  return revision === undefined ? null : { revision: Number(revision), ordinal: Number(ordinal) };
}

/** LIKE would give `%` and `_` a meaning, and Sequelize's `fn` would double a dollar sign. */
function hasWord({ sequelize }: Context, word: string): ReturnType<typeof literal> {
  const indexOf = dialectOf(sequelize) === 'postgres' ? 'strpos' : 'instr';
  return literal(`${indexOf}("itemWords", ${sequelize.escape(word)}) > 0`);
}

function olderThan({ revision, ordinal }: Pick<ChangeRow, 'revision' | 'ordinal'>): WhereOptions<ChangeRow> {
  return { [Op.or]: [{ revision: { [Op.lt]: revision } }, { revision, ordinal: { [Op.lt]: ordinal } }] };
}

interface ChangeQuery {
  where: WhereOptions<ChangeRow>;
  order: [string, string][];
  limit?: number;
}

async function readChanges({ models, transaction }: Context, query: ChangeQuery): Promise<CommittedChange[]> {
  const rows = await findRows(models.changes, { ...query, transaction });
  return rows.map(changeOf);
}

async function readNamesOfDeleted({ models, transaction }: Context): Promise<Map<string, string>> {
  const rows = await findRows(models.changes, {
    attributes: ['resource', 'itemId', 'itemName'],
    where: { action: 'deleted' },
    order: OLDEST_FIRST,
    transaction,
  });
  return new Map(rows.map(({ resource, itemId: id, itemName }) => [itemKey({ resource, id }), itemName]));
}

function changeOf({ itemWords: _words, ...row }: ChangeRow): CommittedChange {
  const { ordinal, itemId, action, itemCreatedAt, before, after, ...same } = row;
  return {
    ...same,
    changeId: `${row.revision}-${ordinal}`,
    id: itemId,
    action: action as CommittedChange['action'],
    createdAt: itemCreatedAt,
    before: stateOf(row.resource, before),
    after: stateOf(row.resource, after),
  };
}

/** A state may lack fields that the contract got after it was stored. */
export function stateOf(resource: ResourceName, text: string | null): Fields | null {
  return text === null ? null : completeFields(resource, JSON.parse(text) as Record<string, unknown>);
}

export async function storeHistory(context: Context, write: CatalogueWrite, revision: number): Promise<void> {
  const { models } = context;
  const { changes, importedFrom = null, undoes } = write;
  const rows = changes.map((change, index) =>
    changeRowOf(change, { revision, ordinal: index + 1, importedFrom }),
  );
  await insertRows(context, models.changes, rows);
  const pictures = changes.flatMap(({ before, after }, index) =>
    [...new Set([...pictureIdsIn(before), ...pictureIdsIn(after)])].map((pictureId) => ({
      pictureId,
      revision,
      ordinal: index + 1,
    })),
  );
  await insertRows(context, models.changePictures, pictures);
  if (undoes !== undefined) await markUndone(context, undoes, revision);
}

/** Marks only changes whose items this write changed. Clears the marks that the revision `undone` had set. */
async function markUndone(
  { models: { changes }, transaction }: Context,
  undone: number,
  revision: number,
): Promise<void> {
  // Sequelize cannot compare pairs of columns.
  const isOfSameItem = literal(
    `("resource", "itemId") IN (SELECT "resource", "itemId" FROM "changes" WHERE "revision" = ${revision})`,
  );
  const update = (undoneBy: number | null, where: WhereOptions<ChangeRow>) =>
    changes.update({ undoneBy }, { where: { [Op.and]: [where, isOfSameItem] }, transaction });
  await update(null, { undoneBy: undone });
  await update(revision, { revision: undone });
}

function changeRowOf(
  { id, createdAt, before, after, ...same }: RecordedChange,
  place: Pick<ChangeRow, 'revision' | 'ordinal' | 'importedFrom'>,
): ChangeRow {
  return {
    ...same,
    ...place,
    itemId: id,
    itemWords: foldText(same.itemName),
    itemCreatedAt: createdAt,
    undoneBy: null,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}

export async function pruneHistory(context: Context, kept: number): Promise<void> {
  const { models, transaction } = context;
  const query = { attributes: ['revision'], order: NEWEST_FIRST, transaction };
  const beyond = await findRow(models.changes, { ...query, offset: kept });
  if (!beyond) return;
  const oldestKept = kept > 0 ? await findRow(models.changes, { ...query, offset: kept - 1 }) : null;
  const isCut = oldestKept?.revision === beyond.revision;
  const dropped = isCut ? beyond.revision - 1 : beyond.revision;
  await models.changes.destroy({ where: { revision: { [Op.lte]: dropped } }, transaction });
  // A process that has not seen these changes must load the catalogue.
  const { changesFrom } = await readRevision(context);
  if (dropped > changesFrom) await storeRevision(context, { changesFrom: dropped });
}
