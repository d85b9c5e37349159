import type { ImportOutcome, ImportResults } from '#openapi/generated/model.ts';
import type { Catalogue } from '../../catalogue.ts';
import { accepted, type Decision, type Change } from '../../decision.ts';
import type { CocktailSheet } from '#server/sheets/read-cocktail-rows.ts';
import { ImportReport, leftOut } from './import-report.ts';
import { NamedPictures } from './import-references.ts';
import { proposeSameItems } from './same-items.ts';
import { RowDecisions, type ImportChoices } from './row-decisions.ts';
import { idsIn } from '../../item.ts';
import { RESOURCES } from '../../resources.ts';

const MAX_NAMED_ITEMS = 3;
const ROWS_PER_STEP = 50;

/**
 * Invariants. The whole sheet is one decision, so that all of its good rows are stored or none. A bad row changes nothing, not even the items
 * that it names. A cocktail that two rows name belongs to the first of them. What a cocktail refers to stands before it in the changes.
 * `importId` is null in the result.
 *
 * @param choices `sameItems` are names that are taken instead of those in the sheet, `pictures` addresses by the names of their files
 */
export function* importCocktails(
  catalogue: Catalogue,
  sheet: CocktailSheet,
  choices: ImportChoices = {},
): Generator<void, Decision<ImportOutcome>> {
  const named = new NamedPictures(choices.pictures ?? {});
  const rows = new RowDecisions(catalogue, new ImportReport(sheet.notes), choices, named);
  let count = 0;
  for (const draft of sheet.drafts) {
    rows.take(draft);
    count += 1;
    if (count % ROWS_PER_STEP === 0) yield;
  }
  const { created, updated, unchanged, kept, copied, references, existing } = rows;
  const errors = [...sheet.errors, ...rows.errors].sort((one, other) => one.row - other.row);
  const failed = new Set([...errors.map(({ row }) => row), ...rows.failedRows]);
  const left = leftOut(errors, sheet.rows, failed);
  const results: ImportResults = {
    total: sheet.rowCount,
    created,
    updated,
    unchanged,
    kept,
    copied,
    failed: sheet.rowCount - created - updated - unchanged - kept,
    ...left,
    more: { ...left.more, existing: existing.more },
    createdItems: references.createdItems,
    existing: existing.listed,
    columns: sheet.columns,
    sheet: sheet.source,
    ...rows.report.finish(),
    sameItems: proposeSameItems(catalogue, references.createdItems),
    pictures: named.missing,
  };
  yield;
  const made = choices.asDrafts ? draftCategories(references.changes, rows.changes) : references.changes;
  const changes = [...made, ...rows.changes];
  return accepted(changes, { message: importMessage(results), importId: null, results });
}

/** '3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.' */
function importMessage(results: ImportResults): string {
  const { total, created, updated, unchanged, kept = 0, copied = 0, failed, createdItems } = results;
  const copies = copied === 1 ? 'a copy' : 'copies';
  const counts = [
    [created, copied === 0 ? 'created' : `created, ${copied} of them ${copies}`],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [kept, 'kept as before'],
    [failed, 'left out'],
  ] as const;
  const listed = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const added =
    createdItems.length > MAX_NAMED_ITEMS
      ? `${createdItems.length} items`
      : createdItems.map(({ name }) => name).join(', ');
  return [
    `${total - failed} of ${total} ${total === 1 ? 'row' : 'rows'} imported.`,
    ...(listed.length > 0 ? [`${listed.join(', ')}.`] : []),
    ...(added === '' ? [] : [`Added to the catalogue: ${added}.`]),
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
