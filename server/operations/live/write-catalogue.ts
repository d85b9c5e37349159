import { applySteps, type Catalogue, catchUp } from '#server/catalogue/catalogue.ts';
import { separatePlaces } from '#server/catalogue/commands/featured-places.ts';
import { refused, type Decision, type Change } from '#server/catalogue/decision.ts';
import { nameOf } from '#server/catalogue/item.ts';
import { runStepsWithPauses, type Pause } from '#server/catalogue/pausable-work.ts';
import type { HistoryReader, RecordedChange } from '#server/catalogue/store/history-store.ts';
import type { Picture, Store } from '#server/catalogue/store/store.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';

export interface Written<Result> {
  result: Result;
  catalogue: Catalogue;
  recorded: readonly RecordedChange[];
}

export interface WriteRequest<Result> {
  /** Decides on the newest snapshot, inside the transaction. A generator pauses at each `yield`, so that reads are answered. */
  decide: (
    catalogue: Catalogue,
    history: HistoryReader,
  ) => DecisionSteps<Result> | Promise<DecisionSteps<Result>>;
  /** The revision that a dry run was about: what was decided on an earlier state is refused. */
  basedOn?: number | undefined;
  pictures?: readonly Picture[];
  /** The name of the sheet, for the history. */
  importedFrom?: string;
  /** The history shows the action; the default is an edit. */
  purpose?: WritePurpose;
  /** The revision that it takes back. */
  undoes?: number;
}

type WritePurpose = 'edit' | 'restore';

type DecisionSteps<Result> = Decision<Result> | Generator<void, Decision<Result>>;

const OUTDATED =
  'The catalogue was changed since you looked at what this would do. Look again and repeat your change.';

export interface WriteOptions {
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

export async function decideOn<Result>(
  { decide, basedOn }: WriteRequest<Result>,
  catalogue: Catalogue,
  history: HistoryReader,
  pause: Pause,
): Promise<Decision<Result>> {
  if (basedOn !== undefined && basedOn !== catalogue.revision)
    return refused({ reason: 'outdated', detail: OUTDATED });
  const steps = await decide(catalogue, history);
  return 'kind' in steps ? steps : runStepsWithPauses(steps, pause);
}

/** The item's facts come from the snapshot after the changes, or from the one before when the item is gone. */
function recordChanges(
  changes: readonly Change[],
  { before, after, at, purpose }: { before: Catalogue; after: Catalogue; at: string; purpose: WritePurpose },
): RecordedChange[] {
  return changes.map((change) => {
    const { resource, id } = change;
    const item = after.collections[resource].get(id) ?? before.collections[resource].get(id);
    if (!item) throw new Error(`a change of ${resource}/${id} left no trace in the catalogue`);
    const { version, createdAt } = item;
    return {
      resource,
      id,
      before: change.before,
      after: change.after,
      action: actionOf(change, purpose),
      at,
      version,
      createdAt,
      itemName: nameOf(resource, change.after ?? item.fields),
    };
  });
}

function actionOf({ before, after }: Change, purpose: WritePurpose): RecordedChange['action'] {
  if (!after) return 'deleted';
  if (purpose === 'restore') return 'restored';
  return before ? 'updated' : 'created';
}
