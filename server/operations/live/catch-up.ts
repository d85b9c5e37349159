import { applyChanges, indexCatalogue, type WholeCatalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { runWithPauses } from '#server/concurrency/pausable-work.ts';
import type { Store } from '#server/catalogue/ports/store.ts';

/** Beyond this number of changes, loading the whole catalogue costs less. */
const MAX_CHANGES = 10_000;

/** Loads the whole catalogue when the changes of other processes do not lead to `newest`. */
export async function catchUp(
  catalogue: WholeCatalogue,
  newest: number,
  source: Pick<Store, 'changesSince' | 'load'>,
): Promise<WholeCatalogue> {
  if (catalogue.revision >= newest) return catalogue;
  const changes = (await source.changesSince(catalogue.revision, MAX_CHANGES + 1)) ?? [];
  const last = changes.at(-1);
  if (changes.length <= MAX_CHANGES && last && last.revision >= newest)
    return runWithPauses(applyChanges(catalogue, changes, last));
  return runWithPauses(indexCatalogue(await source.load(), catalogue.publicPart.time));
}
