import { checkBody } from '#openapi/validation/check-body.ts';
import { foldText } from '#openapi/names/fold-text.ts';
import { isId } from '#openapi/names/slug.ts';
import { RESERVED_IDS } from '#server/catalogue/commands/new-id.ts';
import {
  areSameFields,
  completeFields,
  identityOf,
  idsIn,
  nameOf,
  type Fields,
  type Item,
} from '#server/catalogue/item.ts';
import { RESOURCE_NAMES, RESOURCES, type ResourceName } from '#server/catalogue/resources.ts';
import type { StoredCatalogue, Picture } from '#server/catalogue/store/store.ts';
import type { Access } from '../models/models.ts';
import { BackupError, isTime } from './backup-format.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { type ChangeRow, type PictureRow, findRows } from '../models/table-rows.ts';

const BATCH_CHANGES = 500;
/** Addresses have nine digits for a revision. */
const MAX_COUNT = 900_000_000;
const MAX_SHEET_NAME = 200;

export type CheckPicture = (picture: Picture) => Promise<boolean>;

/** Throws a BackupError for the first item, state or picture that the API would not accept. Foreign keys check references. */
export async function checkStoredSite(access: Access, isStoredPicture: CheckPicture): Promise<void> {
  const { items } = await readItems(access);
  for (const resource of RESOURCE_NAMES) {
    for (const item of items[resource]) checkItem(resource, item);
    await checkNameKeys(access, resource, items[resource]);
  }
  await checkHistory(access);
  await checkPictures(access, isStoredPicture);
}

async function readItems(access: Access): Promise<StoredCatalogue> {
  try {
    return await loadCatalogue(access);
  } catch (error) {
    throw error instanceof SyntaxError ? new BackupError('a list of an item is damaged') : error;
  }
}

function checkItem(resource: ResourceName, { id, version, createdAt, updatedAt, fields }: Item): void {
  const name = `the ${RESOURCES[resource].label} "${nameOf(resource, fields)}" is not valid`;
  checkNaming(name, resource, id, version, [createdAt, updatedAt]);
  checkFields(name, resource, fields);
}

function checkNaming(
  name: string,
  resource: ResourceName,
  id: string,
  version: number,
  times: readonly string[],
): void {
  if (!isId(id) || RESERVED_IDS[resource].has(id)) throw new BackupError(`${name}: "${id}" is no id`);
  if (!isCount(version)) throw new BackupError(`${name}: its version is ${version}`);
  const wrong = times.find((time) => !isTime(time));
  if (wrong !== undefined) throw new BackupError(`${name}: "${wrong}" is no time`);
}

/** A request with these fields would be accepted, and store exactly them. */
function checkFields(name: string, resource: ResourceName, fields: Fields): void {
  const { body, errors } = checkBody(RESOURCES[resource].body, fields);
  const [error] = errors;
  if (error) throw new BackupError(`${name}: ${error.message}`);
  if (!areSameFields(completeFields(resource, body), fields))
    throw new BackupError(`${name}: it is not written as the site writes it`);
  for (const { field } of RESOURCES[resource].references)
    for (const id of idsIn(fields, field))
      if (!isId(id)) throw new BackupError(`${name}: "${id}" of its ${field} is no id`);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_COUNT;
}

/** A wrong key would allow two items of one name. */
async function checkNameKeys(
  { models, transaction }: Access,
  resource: ResourceName,
  items: readonly Item[],
): Promise<void> {
  const rows = await findRows(models.items[resource], {
    attributes: ['id', 'nameKey'],
    transaction,
  });
  const keys = new Map(rows.map(({ id, nameKey }) => [id, nameKey]));
  for (const { id, fields } of items) {
    if (keys.get(id) === identityOf(resource, fields)) continue;
    throw new BackupError(
      `the ${RESOURCES[resource].label} "${nameOf(resource, fields)}" has the key of another name`,
    );
  }
}

async function checkHistory({ models, transaction }: Access): Promise<void> {
  const revisions = new Set<number>();
  const undoings = new Set<number>();
  for (let offset = 0; ; offset += BATCH_CHANGES) {
    const rows = await findRows(models.changes, {
      order: ['revision', 'ordinal'],
      limit: BATCH_CHANGES,
      offset,
      transaction,
    });
    for (const row of rows) {
      checkChange(row);
      revisions.add(row.revision);
      if (row.undoneBy !== null) undoings.add(row.undoneBy);
    }
    if (rows.length < BATCH_CHANGES) break;
  }
  for (const revision of undoings)
    if (!revisions.has(revision))
      throw new BackupError(`no change has the revision ${revision} that undid another`);
}

function checkChange(row: ChangeRow): void {
  const { revision, ordinal, resource, action, before, after } = row;
  const name = `the change ${revision}-${ordinal} is not valid`;
  if (!isCount(revision) || !isCount(ordinal))
    throw new BackupError(`${name}: it has no place in the history`);
  if (!RESOURCE_NAMES.includes(resource))
    throw new BackupError(`${name}: "${String(resource)}" is no resource`);
  const isPossible = after === null ? action === 'deleted' : /^(?:created|updated|restored)$/.test(action);
  if (!isPossible) throw new BackupError(`${name}: it is called ${action}`);
  checkNaming(name, resource, row.itemId, row.version, [row.at, row.itemCreatedAt]);
  if (row.importedFrom !== null && [...row.importedFrom].length > MAX_SHEET_NAME)
    throw new BackupError(`${name}: the name of its sheet is too long`);
  const states = [before, after].flatMap((text) => (text === null ? [] : [stateOf(name, resource, text)]));
  for (const state of states) checkFields(name, resource, state);
  // After the change, or before a deletion.
  const last = states.at(-1);
  if (!last || nameOf(resource, last) !== row.itemName)
    throw new BackupError(`${name}: its item is not called "${row.itemName}"`);
  if (row.itemWords !== foldText(row.itemName))
    throw new BackupError(`${name}: it has the words of another name`);
}

/** As it would be restored: absent fields are empty. */
function stateOf(name: string, resource: ResourceName, text: string): Fields {
  try {
    const state: unknown = JSON.parse(text);
    if (typeof state === 'object' && state !== null && !Array.isArray(state))
      return completeFields(resource, state as Record<string, unknown>);
  } catch {
    // Damaged.
  }
  throw new BackupError(`${name}: a state is damaged`);
}

async function checkPictures({ models, transaction }: Access, isStoredPicture: CheckPicture): Promise<void> {
  const ids = await findRows(models.pictures, { attributes: ['id'], transaction });
  for (const { id } of ids) {
    const row: unknown = await models.pictures.findByPk(id, { raw: true, transaction });
    // Not found by an id that is no text.
    const { storedAt = '', ...picture } = (row ?? {}) as PictureRow;
    if (!isTime(storedAt) || !(await isStoredPicture(picture)))
      throw new BackupError(`the picture ${id} is none that the site would store`);
  }
}
