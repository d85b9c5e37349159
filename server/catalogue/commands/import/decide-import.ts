import type { ImportOutcome, ImportResults } from '#openapi/generated/model.ts';
import type { CocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import type { ItemChange, Decision } from '../../decision.ts';
import { idsIn, nameOf } from '../../item.ts';
import { forEachWithPauses, type PausableWork } from '../../pausable-work.ts';
import type { ResourceName } from '../../resources.ts';
import { arrangeFeatured } from '../featured-places.ts';
import { decideRecipe, newImport, type ImportChoices } from './decide-recipe.ts';

const MAX_NAMED_ITEMS = 3;
const RECIPES_BETWEEN_PAUSES = 50;

/**
 * Decides an import.
 *
 * Invariants. The whole sheet is one decision: all good rows are stored, or none. A bad row changes nothing,
 * not even the items that it names. When two rows name a cocktail, the first one wins. Changes of items come
 * before the cocktails that refer to them. A dry run makes the same decision with another message. The write
 * that follows sets `revision`, which is null here.
 */
export function* decideImport(
  catalogue: Catalogue,
  sheet: CocktailSheet,
  { isDryRun = false, ...choices }: ImportChoices & { isDryRun?: boolean } = {},
): PausableWork<Decision<ImportOutcome>> {
  const state = newImport(catalogue, choices);
  const { next, references, report } = state;
  for (const note of sheet.notes) report.note(note);
  yield* forEachWithPauses(sheet.recipes, RECIPES_BETWEEN_PAUSES, (recipe) => decideRecipe(state, recipe));
  const { createdItems } = references;
  const sameItems = references.sameItems([...createdItems, ...state.created]);
  const nameOfItem = (resource: ResourceName, id: string): string => {
    const fields = next.get(resource, id);
    return fields ? nameOf(resource, fields) : id;
  };
  const results = { ...report.results(sheet, nameOfItem), createdItems, sameItems };
  yield;
  const creations = createdItems.map(({ resource, id }) => next.changeOf(resource as ResourceName, id));
  const cocktails = state.changedIds.map((id) => next.changeOf('cocktails', id));
  const items = choices.asDrafts ? draftCategories(creations, cocktails) : creations;
  return {
    changes: arrangeFeatured(catalogue, [...items, ...cocktails]),
    result: { message: importMessage(results, isDryRun), revision: null, results },
  };
}

/** Returns '2 of 4 rows imported. 2 created, 1 kept as before, 1 left out.' A dry run says 'would be'. */
function importMessage(results: ImportResults, isDryRun: boolean): string {
  const { total, created, updated, unchanged, kept, copied, failed, createdItems } = results;
  const would = isDryRun ? 'would be ' : '';
  const copies = copied === 1 ? 'a copy' : 'copies';
  const counts = [
    [created, copied === 0 ? 'created' : `created, ${copied} of them ${copies}`],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [kept, 'kept as before'],
    [failed, 'left out'],
  ] as const;
  const listed = counts.filter(([count]) => count > 0);
  const summary = listed
    .map(([count, what], index) => `${count} ${index === 0 ? would : ''}${what}`)
    .join(', ');
  const added =
    createdItems.length > MAX_NAMED_ITEMS
      ? `${createdItems.length} items`
      : createdItems.map(({ name }) => name).join(', ');
  return [
    `${total - kept - failed} of ${total} ${total === 1 ? 'row' : 'rows'} ${would}imported.`,
    ...(summary === '' ? [] : [`${summary}.`]),
    ...(added === '' ? [] : [`${isDryRun ? 'Would be added' : 'Added'} to the catalogue: ${added}.`]),
  ].join(' ');
}

/** Makes new categories drafts when only drafts name them, since their names would reveal the drafts. */
function draftCategories(created: readonly ItemChange[], cocktails: readonly ItemChange[]): ItemChange[] {
  const shown = new Set(
    cocktails.flatMap(({ after }) => (after && after['status'] !== 'draft' ? idsIn(after, 'category') : [])),
  );
  return created.map((change) =>
    change.resource !== 'categories' || shown.has(change.id)
      ? change
      : { ...change, after: { ...change.after, status: 'draft' } },
  );
}
