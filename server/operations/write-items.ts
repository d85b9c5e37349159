import { readItem } from '#server/storage/read-items.ts';
import { RESOURCES, type ResourceName } from '#server/storage/resources.ts';
import type { ItemFields } from '#server/storage/rows.ts';
import type { Access } from '#server/storage/storage.ts';
import { insertItem, itemOfSameName, removeItem, replaceItem, usersOf } from '#server/storage/write-items.ts';
import type { Operation, Services } from './operation.ts';
import { HttpProblem } from './problem.ts';
import { noSuchItem, shownBy } from './read-items.ts';
import { checkIfMatch, savedAnswer } from './write-answers.ts';

/** Adds an item to a simple resource. */
export function createItem({ storage }: Services, name: ResourceName): Operation {
  return async ({ body }) => {
    const fields = body as ItemFields;
    const saved = await storage.writeCatalogue(async (access) => {
      await refuseTakenName(access, name, fields, null);
      const id = await insertItem(access, name, fields);
      return mustRead(access, name, id);
    });
    return savedAnswer(201, saved, `/api/${name}`, shownBy(name));
  };
}

/** Replaces an item of a simple resource; cocktails refer to it by id, so a new name reaches them all. */
export function updateItem({ storage }: Services, name: ResourceName): Operation {
  return async ({ params: { id = '' }, body, headers }) => {
    const fields = body as ItemFields;
    const saved = await storage.writeCatalogue(async (access) => {
      const current = await mustRead(access, name, id);
      checkIfMatch(headers, current);
      await refuseTakenName(access, name, fields, id);
      await replaceItem(access, name, current, fields);
      return mustRead(access, name, id);
    });
    return savedAnswer(200, saved, `/api/${name}`, shownBy(name));
  };
}

/** Deletes an item of a simple resource unless cocktails use it. */
export function deleteItem({ storage }: Services, name: ResourceName): Operation {
  return async ({ params: { id = '' }, headers }) => {
    await storage.writeCatalogue(async (access) => {
      const current = await mustRead(access, name, id);
      checkIfMatch(headers, current);
      await refuseUsed(access, name, current);
      await removeItem(access, name, id);
    });
    return { status: 204 };
  };
}

async function mustRead(access: Access, name: ResourceName, id: string) {
  const item = await readItem(access, name, id);
  if (!item) throw noSuchItem(name, id);
  return item as typeof item & { version: number };
}

async function refuseTakenName(
  access: Access,
  name: ResourceName,
  fields: ItemFields,
  ownId: string | null,
): Promise<void> {
  const holder = await itemOfSameName(access, name, fields);
  if (holder === null || holder === ownId) return;
  const { nameField, label, alsoDistinguishedBy } = RESOURCES[name];
  const message = alsoDistinguishedBy
    ? `There is already a swap from "${String(fields[nameField])}" to "${String(fields[alsoDistinguishedBy])}"`
    : `There is already ${article(label)} ${label} named "${String(fields[nameField])}"`;
  const advice = alsoDistinguishedBy ? 'Please edit that one.' : 'Please choose another name.';
  throw new HttpProblem(409, `${message}. ${advice}`, {
    errors: [{ field: nameField, message }],
  });
}

/** "Deleting an item that cocktails use is a 409 that says how many and names up to three." */
async function refuseUsed(access: Access, name: ResourceName, item: { id: string }): Promise<void> {
  const { count, names } = await usersOf(access, name, item.id);
  if (count === 0) return;
  const listed = [...names, ...(count > names.length ? ['…'] : [])].join(', ');
  const used = count === 1 ? '1 cocktail' : `${count} cocktails`;
  const itsName = String((item as ItemFields)[RESOURCES[name].nameField]);
  throw new HttpProblem(
    409,
    `"${itsName}" is used by ${used} (${listed}). Please change ${count === 1 ? 'it' : 'them'} first.`,
  );
}

function article(label: string): 'a' | 'an' {
  return /^[aeiou]/.test(label) ? 'an' : 'a';
}
