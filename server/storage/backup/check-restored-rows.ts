import { isId } from '#openapi/text/slug.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { RESERVED_IDS } from '#server/catalogue/commands/item-ids.ts';
import { completeFields } from '#server/catalogue/items/complete-fields.ts';
import { areSameFields, type Fields } from '#server/catalogue/items/item.ts';
import { RESOURCE_NAMES, RESOURCES, type ResourceName } from '#server/catalogue/items/resources.ts';
import { pictureIdOf } from '#server/catalogue/items/pictures.ts';
import { stateOf } from '../store/history.ts';
import { loadCatalogue } from '../store/load-catalogue.ts';
import type { Context } from '../models/models.ts';
import { findRow, findRows } from '../models/queries.ts';
import type { ChangeRow } from '../models/row-types.ts';
import { BackupError, isCount, isTime } from './backup-format.ts';

const BATCH_CHANGES = 500;
const PICTURE_MIME = 'image/webp';

/** Throws a BackupError for what the API would not accept. Foreign keys check the references. */
export async function checkRestoredRows(context: Context): Promise<void> {
  await checkItems(context);
  await checkHistory(context);
  await checkPictures(context);
}

async function checkItems(context: Context): Promise<void> {
  const { items } = await loadCatalogue(context);
  for (const resource of RESOURCE_NAMES) {
    for (const { id, version, createdAt, updatedAt, fields } of items[resource]) {
      const name = `the ${RESOURCES[resource].label} "${id}"`;
      refuseUnless(
        isId(id) && !RESERVED_IDS[resource].has(id),
        `${name} has an id that the site would not give`,
      );
      refuseUnless(isTime(createdAt) && isTime(updatedAt), `${name} has an invalid time`);
      refuseUnless(isCount(version), `${name} has an invalid version`);
      refuseInvalidFields(name, resource, fields);
    }
  }
}

async function checkHistory({ models, transaction }: Context): Promise<void> {
  const query = { order: ['revision', 'ordinal'], limit: BATCH_CHANGES, transaction };
  let rows: ChangeRow[];
  let offset = 0;
  do {
    rows = await findRows(models.changes, { ...query, offset });
    rows.forEach(checkChange);
    offset += rows.length;
  } while (rows.length === BATCH_CHANGES);
}

function checkChange({ revision, ordinal, version, resource, before, after }: ChangeRow): void {
  const name = `the change ${revision}-${ordinal}`;
  refuseUnless(RESOURCE_NAMES.includes(resource), `${name} is of "${resource}", which is no resource`);
  refuseUnless([revision, ordinal, version].every(isCount), `${name} has an invalid number`);
  for (const text of [before, after]) {
    // `stateOf` adds absent fields, as a restoration of this state does.
    const state = stateOf(resource, text);
    if (state) refuseInvalidFields(name, resource, state);
  }
}

/** A request with these fields must be accepted, and must store exactly them. */
function refuseInvalidFields(name: string, resource: ResourceName, fields: Fields): void {
  const { body, errors } = checkBody(RESOURCES[resource].body, fields, 'json');
  refuseUnless(errors.length === 0, `${name} is not valid: ${errors[0]?.message}`);
  const isAsWritten = areSameFields(completeFields(resource, body), fields);
  refuseUnless(isAsWritten, `${name} is not written as the site writes it`);
}

async function checkPictures({ models, transaction }: Context): Promise<void> {
  for (const { id } of await findRows(models.pictures, { attributes: ['id'], transaction })) {
    const picture = await findRow(models.pictures, { where: { id }, transaction });
    const isStorable = picture?.mime === PICTURE_MIME && (await pictureIdOf(picture.bytes)) === id;
    refuseUnless(isStorable, `the site would not store the picture ${id}`);
  }
}

function refuseUnless(isMet: boolean, problem: string): void {
  if (!isMet) throw new BackupError(problem);
}
