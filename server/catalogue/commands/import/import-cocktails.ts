import type { ImportOutcome, ImportResults } from '#openapi/generated/model.ts';
import type { CocktailSheet } from '#server/sheets/read-cocktail-rows.ts';
import type { Catalogue } from '../../catalogue.ts';
import { accepted, type Change, type Decision } from '../../decision.ts';
import { idsIn } from '../../item.ts';
import { RESOURCES } from '../../resources.ts';
import { ImportReport, leftOut } from './import-report.ts';
import { RowDecisions, type ImportChoices } from './row-decisions.ts';
import type { Steps } from '../../pausable-work.ts';

const MAX_NAMED_ITEMS = 3;
const ROWS_PER_STEP = 50;

/**
 * Invariants. The whole sheet is one decision, so that all of its good rows are stored or none. A bad row changes nothing, not even the items
 * that it names. A cocktail that two rows name belongs to the first of them. What a cocktail refers to stands before it in the changes.
 * A dry run is the same decision in other words. `revision` is null in the result.
 */
export function* importCocktails(
  catalogue: Catalogue,
  sheet: CocktailSheet,
  { isDryRun = false, ...choices }: ImportChoices & { isDryRun?: boolean } = {},
): Steps<Decision<ImportOutcome>> {
  const report = new ImportReport(sheet.notes);
  const rows = new RowDecisions(catalogue, report, choices);
  let count = 0;
  for (const draft of sheet.drafts) {
    rows.take(draft);
    count += 1;
    if (count % ROWS_PER_STEP === 0) yield;
  }
  const { counts, references, existing } = rows;
  const errors = [...sheet.errors, ...rows.errors].sort((one, other) => one.row - other.row);
  const failed = new Set([...errors.map(({ row }) => row), ...rows.failedRows]);
  const left = leftOut(errors, sheet.rows, failed);
  const results: ImportResults = {
    total: sheet.rowCount,
    ...counts,
    failed: sheet.rowCount - counts.created - counts.updated - counts.unchanged - counts.kept,
    ...left,
    more: { ...left.more, existing: existing.more },
    createdItems: references.createdItems,
    existing: existing.listed,
    columns: sheet.columns,
    sheet: sheet.source,
    ...report.finish(),
    proposals: rows.proposals.finish(),
    sameItems: references.same.proposals([...references.createdItems, ...rows.created]),
  };
  yield;
  const made = choices.asDrafts ? draftCategories(references.changes, rows.changes) : references.changes;
  const message = importMessage(results, isDryRun);
  return accepted([...made, ...rows.changes], { message, revision: null, results });
}

/** '3 of 4 rows imported. 2 created, 1 left out.', or '3 of 4 rows would be imported. 2 would be created, 1 left out.' */
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
  const told = listed.map(([count, what], at) => `${count} ${at === 0 ? would : ''}${what}`).join(', ');
  const added =
    createdItems.length > MAX_NAMED_ITEMS
      ? `${createdItems.length} items`
      : createdItems.map(({ name }) => name).join(', ');
  return [
    `${total - failed} of ${total} ${total === 1 ? 'row' : 'rows'} ${would}imported.`,
    ...(told === '' ? [] : [`${told}.`]),
    ...(added === '' ? [] : [`${isDryRun ? 'Would be added' : 'Added'} to the catalogue: ${added}.`]),
  ].join(' ');
}

/** The name of a category would tell visitors of drafts, so a created one that drafts alone name is a draft too. */
function draftCategories(created: readonly Change[], cocktails: readonly Change[]): Change[] {
  const { references } = RESOURCES.cocktails;
  const shown = new Set(
    cocktails.flatMap(({ after }) =>
      after && after['status'] !== 'draft'
        ? references.flatMap(({ resource, field }) => idsIn(after, field).map((id) => `${resource}/${id}`))
        : [],
    ),
  );
  return created.map((change) => {
    const { resource, id, after } = change;
    const isDraft = after !== null && 'status' in after && !shown.has(`${resource}/${id}`);
    return isDraft ? { ...change, after: { ...after, status: 'draft' } } : change;
  });
}
