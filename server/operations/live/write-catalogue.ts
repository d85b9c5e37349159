import { applySteps, type Catalogue, catchUp } from '#server/catalogue/catalogue.ts';
import { separatePlaces } from '#server/catalogue/commands/featured-places.ts';
import { runStepsWithPauses, type Pause } from '#server/catalogue/pausable-work.ts';
import type { Store } from '#server/catalogue/store/store.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';
import { recordChanges, decideOn, type WriteRequest, type Written } from './write-request.ts';

interface WriteOptions {
  store: Store;
  pause: Pause;
  now: () => Date;
  current: () => Catalogue;
  publish: (catalogue: Catalogue) => void;
}

/**
 * One write, while no other one runs: decides on the newest snapshot inside the transaction and stores the changes. It is published after
 * the commit, and acknowledged after that. Nothing of it is stored or published when it is refused or fails.
 */
export async function writeCatalogue<Result>(
  { store, pause, now, current, publish }: WriteOptions,
  request: WriteRequest<Result>,
): Promise<Written<Result>> {
  const written = await store.transact(async (transaction) => {
    // On PostgreSQL, other processes may have committed changes since. Nothing of this write is in them.
    publish(await catchUp(current(), transaction.revision, transaction, pause));
    const catalogue = current();
    const decided = await decideOn(request, catalogue, transaction.history, pause);
    if (decided.kind === 'refused') throw RequestProblem.ofRefusal(decided.refusal);
    const { result } = decided;
    const changes = separatePlaces(catalogue, decided.changes);
    if (changes.length === 0) return { result, catalogue, recorded: [] };
    const { purpose = 'edit', pictures, importedFrom, undoes } = request;
    const at = now().toISOString();
    // The one that `add` will give to these changes.
    const revision = transaction.revision + 1;
    const after = await runStepsWithPauses(applySteps(catalogue, changes, { revision, at }), pause);
    const recorded = recordChanges(changes, { before: catalogue, after, at, purpose });
    await transaction.add({
      changes: recorded,
      ...(undoes !== undefined && { undoes }),
      ...(importedFrom !== undefined && { importedFrom }),
      ...(pictures && { pictures }),
    });
    return { result, catalogue: after, recorded };
  });
  publish(written.catalogue);
  return written;
}
