import { foldText } from '#openapi/names/fold-text.ts';
import { isId } from '#openapi/names/slug.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
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
import type { Picture } from '#server/catalogue/store/store.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import type { Access } from '../models/models.ts';
import { type ChangeRow, findRow, findRows } from '../models/table-rows.ts';
import { BackupError, isTime } from './backup-format.ts';

const BATCH_CHANGES = 500;
/** Addresses have nine digits for a revision. */
const MAX_COUNT = 900_000_000;

export type CheckPicture = (picture: Picture) => Promise<boolean>;

/** Throws a BackupError for the first item, state or picture that the API would not accept. Foreign keys check references. */
export async function checkStoredSite(access: Access, isStoredPicture: CheckPicture): Promise<void> {
  await checkItems(access);
  await checkHistory(access);
  await checkPictures(access, isStoredPicture);
}

async function checkItems(access: Access): Promise<void> {
  const { items } = await loadCatalogue(access).catch((error: unknown) => {
    throw error instanceof SyntaxError ? new BackupError('a list of an item is damaged') : error;
  });
  for (const resource of RESOURCE_NAMES) {
    const query = { attributes: ['id', 'nameKey'], transaction: access.transaction };
    const rows = await findRows(access.models.items[resource], query);
    const keys = new Map(rows.map(({ id, nameKey }) => [id, nameKey]));
    for (const item of items[resource]) {
      const name = `the ${RESOURCES[resource].label} "${nameOf(resource, item.fields)}"`;
      checkItem(`${name} is not valid`, resource, item);
      // A wrong key would allow two items of one name.
      demand(keys.get(item.id) === identityOf(resource, item.fields), `${name} has the key of another name`);
    }
  }
}

/** A request with these fields would be accepted, and store exactly them. */
function checkItem(name: string, resource: ResourceName, item: Item): void {
  const { id, version, fields } = item;
  demand(isId(id) && !RESERVED_IDS[resource].has(id), `${name}: "${id}" is no id`);
  demand(isCount(version), `${name}: its version is ${version}`);
  for (const time of [item.createdAt, item.updatedAt]) demand(isTime(time), `${name}: "${time}" is no time`);
  const { body, errors } = checkBody(RESOURCES[resource].body, fields);
  demand(errors.length === 0, `${name}: ${errors[0]?.message}`);
  const isAsWritten = areSameFields(completeFields(resource, body), fields);
  demand(isAsWritten, `${name}: it is not written as the site writes it`);
  for (const { field } of RESOURCES[resource].references)
    for (const other of idsIn(fields, field))
      demand(isId(other), `${name}: "${other}" of its ${field} is no id`);
}

async function checkHistory({ models, transaction }: Access): Promise<void> {
  const query = { order: ['revision', 'ordinal'], limit: BATCH_CHANGES, transaction };
  let rows: ChangeRow[];
  let offset = 0;
  do {
    rows = await findRows(models.changes, { ...query, offset });
    rows.forEach(checkChange);
    offset += rows.length;
  } while (rows.length === BATCH_CHANGES);
}

function checkChange(row: ChangeRow): void {
  const { revision, ordinal, resource, action, before, after, itemName } = row;
  const name = `the change ${revision}-${ordinal} is not valid`;
  demand(isCount(revision) && isCount(ordinal), `${name}: it has no place in the history`);
  demand(RESOURCE_NAMES.includes(resource), `${name}: "${String(resource)}" is no resource`);
  const isPossible = after === null ? action === 'deleted' : /^(?:created|updated|restored)$/.test(action);
  demand(isPossible, `${name}: it is called ${action}`);
  const { itemId: id, version, itemCreatedAt: createdAt, at: updatedAt } = row;
  const states = [before, after].flatMap((text) => (text === null ? [] : [stateOf(name, resource, text)]));
  for (const fields of states) checkItem(name, resource, { id, version, createdAt, updatedAt, fields });
  // After the change, or before a deletion.
  const last = states.at(-1);
  const isNamed = last && nameOf(resource, last) === itemName && row.itemWords === foldText(itemName);
  demand(isNamed === true, `${name}: its item is not called "${itemName}"`);
}

/** The state as it would be restored: absent fields are empty. */
function stateOf(name: string, resource: ResourceName, text: string): Fields {
  try {
    return completeFields(resource, JSON.parse(text) as Record<string, unknown>);
  } catch {
    throw new BackupError(`${name}: a state is damaged`);
  }
}

async function checkPictures({ models, transaction }: Access, isStoredPicture: CheckPicture): Promise<void> {
  for (const { id } of await findRows(models.pictures, { attributes: ['id'], transaction })) {
    const picture = await findRow(models.pictures, { where: { id }, transaction });
    const isValid = picture !== null && isTime(picture.storedAt) && (await isStoredPicture(picture));
    demand(isValid, `the picture ${id} is none that the site would store`);
  }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_COUNT;
}

function demand(isMet: boolean, problem: string): void {
  if (!isMet) throw new BackupError(problem);
}
