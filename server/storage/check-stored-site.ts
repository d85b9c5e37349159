import { checkBody } from '#openapi/check-body.ts';
import { isId } from '#openapi/slug.ts';
import { identityOf, nameOf, type Fields, type Item } from '#server/catalogue/item.ts';
import { RESOURCE_NAMES, RESOURCES, type Field, type ResourceName } from '#server/catalogue/resources.ts';
import type { Access } from './access.ts';
import { BackupError } from './backup-format.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { ChangeRow, ItemRow } from './table-rows.ts';

const BATCH_CHANGES = 500;

/**
 * Checks every item and every change against the contract. Throws a BackupError that names the first that breaks it, and why.
 * What items refer to is checked by the database's foreign keys.
 */
export async function checkStoredSite(access: Access): Promise<void> {
  const { items } = await loadCatalogue(access);
  for (const resource of RESOURCE_NAMES) {
    for (const item of items[resource]) checkItem(resource, item);
    await checkNameKeys(access, resource, items[resource]);
  }
  await checkHistory(access);
}

function checkItem(resource: ResourceName, { id, version, fields }: Item): void {
  const name = `the ${RESOURCES[resource].label} "${nameOf(resource, fields)}" is not valid`;
  if (!isId(id)) throw new BackupError(`${name}: "${id}" is no id`);
  if (version < 1) throw new BackupError(`${name}: its version is ${version}`);
  const [error] = checkBody(RESOURCES[resource].body, fields).errors;
  if (error) throw new BackupError(`${name}: ${error.message}`);
}

/** Two items of one name would be stored if the key of one were wrong. */
async function checkNameKeys(
  { models, transaction }: Access,
  resource: ResourceName,
  items: readonly Item[],
): Promise<void> {
  const rows: unknown = await models.items[resource].findAll({
    attributes: ['id', 'nameKey'],
    raw: true,
    transaction,
  });
  const keys = new Map((rows as ItemRow[]).map(({ id, nameKey }) => [id, nameKey]));
  for (const { id, fields } of items) {
    if (keys.get(id) === identityOf(resource, fields)) continue;
    throw new BackupError(
      `the ${RESOURCES[resource].label} "${nameOf(resource, fields)}" has the key of another name`,
    );
  }
}

async function checkHistory({ models, transaction }: Access): Promise<void> {
  for (let offset = 0; ; offset += BATCH_CHANGES) {
    const rows: unknown = await models.changes.findAll({
      order: ['revision', 'ordinal'],
      limit: BATCH_CHANGES,
      offset,
      raw: true,
      transaction,
    });
    for (const row of rows as ChangeRow[]) checkChange(row);
    if ((rows as ChangeRow[]).length < BATCH_CHANGES) return;
  }
}

function checkChange({ revision, ordinal, resource, action, before, after }: ChangeRow): void {
  const name = `the change ${revision}-${ordinal} is not valid`;
  if (!RESOURCE_NAMES.includes(resource))
    throw new BackupError(`${name}: "${String(resource)}" is no resource`);
  const isPossible = after === null ? action === 'deleted' : /^(?:created|updated|restored)$/.test(action);
  if (!isPossible) throw new BackupError(`${name}: it is called ${action}`);
  for (const text of [before, after]) if (text !== null) checkState(name, resource, text);
}

/** Values of the contract's types. A state of an earlier release may break other rules of today. */
function checkState(name: string, resource: ResourceName, text: string): void {
  const state = parseState(text);
  if (!state) throw new BackupError(`${name}: a state is damaged`);
  for (const field of RESOURCES[resource].fields) {
    const value = state[field.name] ?? null;
    if (value !== null && !isOfType(field, value))
      throw new BackupError(`${name}: ${field.name} is no ${field.type}`);
  }
}

function parseState(text: string): Fields | null {
  try {
    const state: unknown = JSON.parse(text);
    return typeof state === 'object' && !Array.isArray(state) ? (state as Fields | null) : null;
  } catch {
    return null;
  }
}

function isOfType({ type }: Field, value: unknown): boolean {
  if (type === 'list') return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === (type === 'boolean' ? 'boolean' : 'string');
}
