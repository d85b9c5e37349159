import { QueryTypes } from 'sequelize';
import type { Change, ItemState, ListChangesParams } from '#openapi/generated/model/index.ts';
import { readStates, type KeptState } from './kept-states.ts';
import type { ChangeRow } from './models.ts';
import { readNames } from './read-cocktails.ts';
import { COCKTAIL_COLUMNS, COCKTAIL_LINKS, type ResourceName } from './resources.ts';
import type { CocktailValues } from './rows.ts';
import type { Access } from './storage.ts';

/** "A deletion stays restorable for 30 days." */
export const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;

/** Names of items by resource and id, of those that are gone too. */
type Names = Map<ResourceName, Map<string, string>>;

/** The administrator's changes, newest first, and how many there are without limit and offset. */
export async function readChanges(
  access: Access,
  { limit, offset, ...filter }: ListChangesParams,
): Promise<{ total: number; changes: Change[] }> {
  const { models, transaction } = access;
  const where = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  const total = await models.changes.count({ where, transaction });
  const rows: unknown = await models.changes.findAll({
    where,
    order: [
      ['revision', 'DESC'],
      ['ordinal', 'DESC'],
    ],
    limit,
    offset,
    raw: true,
    transaction,
  });
  return { total, changes: await toChanges(access, rows as ChangeRow[]) };
}

/** One change by its id, such as '43-1'; null when there is none. */
export async function findChange(access: Access, id: string): Promise<ChangeRow | null> {
  const [, revision, ordinal] = /^(\d{1,9})-(\d{1,9})$/.exec(id) ?? [];
  if (revision === undefined || ordinal === undefined) return null;
  const row: unknown = await access.models.changes.findOne({
    where: { revision: Number(revision), ordinal: Number(ordinal) },
    raw: true,
    transaction: access.transaction,
  });
  return row as ChangeRow | null;
}

/** Changes in the contract's shape, with references by name. */
export async function toChanges(access: Access, rows: readonly ChangeRow[]): Promise<Change[]> {
  const names = rows.some(({ resource }) => resource === 'cocktails')
    ? await readAllNames(access)
    : (new Map() as Names);
  const gone = await goneItems(access, rows);
  return rows.map((row) => {
    const resource = row.resource as Change['resource'];
    const shown = (state: string | null): ItemState =>
      state === null ? null : shownState(resource, JSON.parse(state) as KeptState, names);
    const isGone = row.action === 'deleted' && gone.has(`${resource}/${row.itemId}`);
    return {
      id: `${row.revision}-${row.ordinal}`,
      revision: row.revision,
      resource,
      itemId: row.itemId,
      itemName: row.itemName,
      action: row.action as Change['action'],
      at: row.at,
      importId: row.importId,
      isUndone: row.undoneBy !== null,
      restorableUntil: isGone ? new Date(Date.parse(row.at) + RESTORABLE_MS).toISOString() : null,
      before: shown(row.before),
      after: shown(row.after),
    };
  });
}

/** Deletes the versions of items that were deleted before `before` (an ISO time) and did not come back. */
export async function sweepChanges({ sequelize, transaction }: Access, before: string): Promise<void> {
  await sequelize.query(
    `DELETE FROM "changes" WHERE EXISTS (SELECT 1 FROM "changes" AS "last"
      WHERE "last"."resource" = "changes"."resource" AND "last"."itemId" = "changes"."itemId"
        AND "last"."action" = 'deleted' AND "last"."at" < :before AND NOT EXISTS (SELECT 1 FROM "changes" AS "later"
          WHERE "later"."resource" = "last"."resource" AND "later"."itemId" = "last"."itemId"
            AND ("later"."revision" > "last"."revision"
              OR ("later"."revision" = "last"."revision" AND "later"."ordinal" > "last"."ordinal"))))`,
    { replacements: { before }, type: QueryTypes.DELETE, transaction },
  );
}

/** Names of everything that a cocktail can refer to. */
export async function readAllNames(access: Access): Promise<Names> {
  const names: Names = new Map();
  for (const { resource } of [...COCKTAIL_LINKS, ...COCKTAIL_COLUMNS]) {
    names.set(resource, await readNames(access, resource));
  }
  const deleted = await access.sequelize.query<{ resource: ResourceName; itemId: string; itemName: string }>(
    `SELECT "resource", "itemId", "itemName" FROM "changes" WHERE "action" = 'deleted' ORDER BY "revision" DESC`,
    { type: QueryTypes.SELECT, transaction: access.transaction },
  );
  for (const { resource, itemId, itemName } of deleted) {
    const ofResource = names.get(resource);
    if (ofResource && !ofResource.has(itemId)) ofResource.set(itemId, itemName);
  }
  return names;
}

async function goneItems(access: Access, rows: readonly ChangeRow[]): Promise<Set<string>> {
  const deleted = rows.filter(({ action }) => action === 'deleted');
  const gone = new Set<string>();
  for (const resource of new Set(deleted.map((row) => row.resource as Change['resource']))) {
    const ids = deleted.filter((row) => row.resource === resource).map(({ itemId }) => itemId);
    const there = await readStates(access, resource, ids);
    for (const id of ids) if (!there.has(id)) gone.add(`${resource}/${id}`);
  }
  return gone;
}

function shownState(resource: Change['resource'], state: KeptState, names: Names): ItemState {
  if (resource !== 'cocktails') return { ...state };
  const { links, typeId, glasswareId, ...own } = state as CocktailValues;
  const nameOf = (of: ResourceName, id: string): string => names.get(of)?.get(id) ?? id;
  const shown: Record<string, unknown> = { ...own };
  for (const { field, resource: of } of COCKTAIL_LINKS) {
    shown[field] = links[field].map((id) => nameOf(of, id));
  }
  shown['type'] = typeId === null ? null : nameOf('cocktail-types', typeId);
  shown['glassware'] = glasswareId === null ? null : nameOf('glassware', glasswareId);
  return shown;
}
