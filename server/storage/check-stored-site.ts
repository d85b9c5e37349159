import { checkBody } from '#openapi/check-body.ts';
import { nameOf } from '#server/catalogue/item.ts';
import { RESOURCE_NAMES, RESOURCES } from '#server/catalogue/resources.ts';
import type { Access } from './access.ts';
import { BackupError } from './backup-format.ts';
import { loadCatalogue } from './load-catalogue.ts';

/** Checks every item against the contract. Throws a BackupError that names the first item that breaks it, and why. */
export async function checkStoredSite(access: Access): Promise<void> {
  const { items } = await loadCatalogue(access);
  for (const resource of RESOURCE_NAMES) {
    for (const { fields } of items[resource]) {
      const [error] = checkBody(RESOURCES[resource].body, fields).errors;
      if (!error) continue;
      const name = nameOf(resource, fields);
      throw new BackupError(`the ${RESOURCES[resource].label} "${name}" is not valid: ${error.message}`);
    }
  }
}
