import { setImmediate } from 'node:timers/promises';
import type { ImportOutcome, ImportResults } from '#openapi/generated/model/index.ts';
import { readCocktailSheet, type CocktailSheet } from '#server/domain/sheets/read-cocktail-sheet.ts';
import type { SheetOptions } from '#server/domain/sheets/read-cocktail-rows.ts';
import { SheetError } from '#server/domain/sheets/sheet-error.ts';
import type { CocktailDraft } from '#server/domain/sheets/sheet-fields.ts';
import type { Access } from '#server/storage/storage.ts';
import { ImportRun } from './import-run.ts';
import type { Operation, Services, UploadedFile } from './operation.ts';
import { HttpProblem } from './problem.ts';

/** So many rows are worked on between two chances for those who read. */
const BATCH_ROWS = 250;
/** More names than this would make a message nobody reads. */
const MAX_NAMED_ITEMS = 3;

/** Carries the outcome of a dry run out of the transaction that it takes back. */
class Rehearsal extends Error {
  constructor(readonly outcome: ImportOutcome) {
    super('This was a dry run.');
  }
}

/** Imports a sheet of cocktails: all of its good rows in one transaction, the bad ones reported. */
export function createImport({ storage }: Services): Record<'importCocktails', Operation> {
  return {
    async importCocktails({ body, query, files }) {
      const { mapping, defaults } = body as SheetOptions;
      const file = files['file'];
      if (!file) throw fileMissing();
      const sheet = await readUpload(file, { mapping, defaults });
      const work = async (access: Access): Promise<ImportOutcome> => {
        const outcome = await importSheet(access, sheet);
        if (query['dryRun'] === true) throw new Rehearsal({ ...outcome, importId: null });
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

async function readUpload(file: UploadedFile, options: SheetOptions): Promise<CocktailSheet> {
  try {
    return await readCocktailSheet(file.bytes, options);
  } catch (error) {
    throw error instanceof SheetError ? new HttpProblem(error.status, error.message) : error;
  }
}

function fileMissing(): HttpProblem {
  const message = 'Please select a CSV or Excel file to import';
  return new HttpProblem(400, message, { errors: [{ field: 'file', message }] });
}

async function importSheet(access: Access, sheet: CocktailSheet): Promise<ImportOutcome> {
  const importId = access.changes?.markAsImport() ?? null;
  const run = await ImportRun.begin(access, new Date());
  let batch: CocktailDraft[] = [];
  for (const draft of sheet.drafts) {
    batch.push(draft);
    if (batch.length < BATCH_ROWS) continue;
    await run.take(batch);
    batch = [];
    await setImmediate();
  }
  await run.take(batch);
  await run.end();

  const { created, updated, unchanged } = run;
  const results: ImportResults = {
    total: sheet.rowCount,
    created,
    updated,
    unchanged,
    failed: sheet.rowCount - created - updated - unchanged,
    errors: [...sheet.errors, ...run.errors].sort((one, other) => one.row - other.row),
    createdItems: run.references.created,
    columns: sheet.columns,
  };
  const changed = created + updated + results.createdItems.length > 0;
  return { message: messageOf(results), importId: changed ? importId : null, results };
}

/** '3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.' */
function messageOf({ total, created, updated, unchanged, failed, createdItems }: ImportResults): string {
  const counts = [
    [created, 'created'],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [failed, 'left out'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const added =
    createdItems.length > MAX_NAMED_ITEMS
      ? `${createdItems.length} items`
      : createdItems.map(({ name }) => name).join(', ');
  return [
    `${total - failed} of ${total} ${total === 1 ? 'row' : 'rows'} imported.`,
    ...(told.length > 0 ? [`${told.join(', ')}.`] : []),
    ...(added === '' ? [] : [`Added to the catalogue: ${added}.`]),
  ].join(' ');
}
