import type { Change, SkippedItem, UndoOutcome } from '#openapi/generated/model/index.ts';
import { undoMessage } from '#openapi/undo-message.ts';
import { readStates, type KeptState } from '#server/storage/kept-states.ts';
import { markUndone, readImport, type ImportedItem } from '#server/storage/read-import.ts';
import { removeItems, restoreStates, type ToRestore } from '#server/storage/restore-states.ts';
import type { Access } from '#server/storage/storage.ts';
import { usersOf } from '#server/storage/write-items.ts';
import type { Operation, Services } from './operation.ts';
import { HttpProblem } from './problem.ts';
import { RestoreCheck } from './restore-check.ts';

/** So many items are looked at by one statement. */
const BATCH_ITEMS = 500;

/** Carries the outcome of a dry run out of the transaction, which it rolls back. */
class Rehearsal extends Error {
  constructor(readonly outcome: UndoOutcome) {
    super('This was a dry run.');
  }
}

/** Takes a whole import back: what nobody touched since is as it was before. */
export function createUndo({ storage }: Services): Record<'undoImport', Operation> {
  return {
    async undoImport({ params: { id = '' }, query }) {
      const work = async (access: Access): Promise<UndoOutcome> => {
        const outcome = await undo(access, id);
        if (query['dryRun'] === true) throw new Rehearsal(outcome);
        return outcome;
      };
      const { value } = await storage.writeCatalogue(work, 'alone').catch((error: unknown) => {
        if (error instanceof Rehearsal) return { value: error.outcome };
        throw error;
      });
      return { status: 200, body: value };
    },
  };
}

async function undo(access: Access, importId: string): Promise<UndoOutcome> {
  const { known, items } = await readImport(access, importId);
  if (!known) {
    throw new HttpProblem(404, `There is no import "${importId}", or it is so old that it cannot be undone.`);
  }
  if (items.length === 0) throw new HttpProblem(409, 'This import was undone already.');
  if (access.changes) access.changes.restoring = true;

  const skipped: SkippedItem[] = [];
  const skip = ({ resource, itemId, itemName }: ImportedItem, reason: string) =>
    void skipped.push({ resource, itemId, itemName, reason });
  let [restored, removed] = [0, 0];

  // Cocktails first: what they refer to is free to go then.
  const resources = new Set<Change['resource']>(['cocktails', ...items.map(({ resource }) => resource)]);
  for (const resource of resources) {
    const untouched = await keepUntouched(
      access,
      items.filter((item) => item.resource === resource),
      (item) => skip(item, 'It was changed since.'),
    );
    const created = untouched.filter(({ before }) => before === null);
    const free: ImportedItem[] = [];
    for (const item of created) {
      const users = resource === 'cocktails' ? null : await usersOf(access, resource, item.itemId);
      if (!users || users.count === 0) free.push(item);
      else skip(item, `${users.count} ${users.count === 1 ? 'cocktail uses' : 'cocktails use'} it.`);
    }
    for (const batch of batches(free)) {
      await removeItems(
        access,
        resource,
        batch.map(({ itemId }) => itemId),
      );
    }
    removed += free.length;

    const check = await RestoreCheck.read(access, resource);
    const toRestore: ToRestore[] = [];
    for (const item of untouched) {
      if (item.before === null) continue;
      const state = JSON.parse(item.before) as KeptState;
      const obstacle = check.obstacle(item.itemId, state);
      if (obstacle === null) toRestore.push({ id: item.itemId, state });
      else skip(item, obstacle);
    }
    for (const batch of batches(toRestore)) await restoreStates(access, resource, batch);
    restored += toRestore.length;
  }
  await markUndone(access, importId, skipped);
  return { message: undoMessage(restored, removed, skipped.length), restored, removed, skipped };
}

/** The items that are as the import left them. */
async function keepUntouched(
  access: Access,
  items: readonly ImportedItem[],
  onTouched: (item: ImportedItem) => void,
): Promise<ImportedItem[]> {
  const untouched: ImportedItem[] = [];
  for (const batch of batches(items)) {
    const ids = batch.map(({ itemId }) => itemId);
    const states = await readStates(access, batch[0]?.resource ?? 'cocktails', ids);
    for (const item of batch) {
      if (JSON.stringify(states.get(item.itemId) ?? null) === item.after) untouched.push(item);
      else onTouched(item);
    }
  }
  return untouched;
}

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += BATCH_ITEMS) yield all.slice(start, start + BATCH_ITEMS);
}
