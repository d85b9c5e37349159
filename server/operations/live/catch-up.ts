import { applySteps, catalogueSteps, type Applied, type Catalogue } from '#server/catalogue/catalogue.ts';
import type { Store } from '#server/catalogue/store/store.ts';
import type { CommittedChange } from '#server/catalogue/store/history-store.ts';
import { runStepsWithPauses, type Pause } from '#server/catalogue/pausable-work.ts';

/** One snapshot for each revision that other processes have committed. Loads the whole catalogue when the changes do not lead to `newest`. */
export async function catchUp(
  catalogue: Catalogue,
  newest: number,
  source: Pick<Store, 'changesSince' | 'load'>,
  pause: Pause,
): Promise<Applied[]> {
  if (catalogue.revision >= newest) return [];
  const steps: Applied[] = [];
  let last = catalogue;
  for (const changes of byRevision((await source.changesSince(catalogue.revision)) ?? [])) {
    const [{ revision, at }] = changes;
    const step = await runStepsWithPauses(applySteps(last, changes, { revision, at }), pause);
    steps.push(step);
    last = step.catalogue;
  }
  if (last.revision >= newest) return steps;
  const loaded = await runStepsWithPauses(catalogueSteps(await source.load(), last.shown.time), pause);
  return [{ catalogue: loaded, changedTags: null }];
}

type AtLeastOne<T> = [T, ...T[]];

function byRevision(changes: readonly CommittedChange[]): AtLeastOne<CommittedChange>[] {
  const groups: AtLeastOne<CommittedChange>[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last?.[0].revision === change.revision) last.push(change);
    else groups.push([change]);
  }
  return groups;
}
