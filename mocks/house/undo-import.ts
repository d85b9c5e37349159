import type { SkippedItem, UndoOutcome } from '#openapi/generated/model/index.ts';
import { undoMessage } from '#openapi/undo-message.ts';
import { usersOf } from './items.ts';
import type { HouseMemory } from './memory.ts';
import { HouseProblem } from './problem.ts';
import { currentText, obstacle, putBack } from './restore-state.ts';

/** Takes a whole import back: what nobody touched since is as it was before. */
export function undoImport(memory: HouseMemory, importId: string): UndoOutcome {
  memory.log();
  const all = memory.state.changes.filter((change) => change.importId === importId);
  if (all.length === 0) {
    throw new HouseProblem(
      404,
      `There is no import "${importId}", or it is so old that it cannot be undone.`,
    );
  }
  const left = all.filter(({ isUndone }) => !isUndone);
  if (left.length === 0) throw new HouseProblem(409, 'This import was undone already.');

  const skipped: SkippedItem[] = [];
  let [restored, removed] = [0, 0];
  // Cocktails first: what they refer to is free to go then.
  const isCocktail = (change: (typeof left)[number]) => (change.resource === 'cocktails' ? 0 : 1);
  for (const change of left.sort((one, other) => isCocktail(one) - isCocktail(other))) {
    const { resource, itemId, itemName, before, after } = change;
    const users = resource === 'cocktails' || before ? 0 : usersOf(memory, resource, itemId).length;
    const reason =
      currentText(memory, resource, itemId) !== JSON.stringify(after)
        ? 'It was changed since.'
        : users > 0
          ? `${users} ${users === 1 ? 'cocktail uses' : 'cocktails use'} it.`
          : before && obstacle(memory, resource, itemId, before);
    if (reason !== null) {
      skipped.push({ resource, itemId, itemName, reason });
      continue;
    }
    change.isUndone = true;
    if (before) {
      putBack(memory, resource, itemId, before);
      restored += 1;
    } else {
      const list = memory.list(resource);
      list.splice(
        list.findIndex(({ id }) => id === itemId),
        1,
      );
      removed += 1;
    }
  }
  memory.log({ isRestoring: true });
  return { message: undoMessage(restored, removed, skipped.length), restored, removed, skipped };
}
