import type { ImportOutcome, ImportState } from '#openapi/generated/model.ts';
import { importCocktails } from '#server/catalogue/commands/import/import-cocktails.ts';
import { undoRevision } from '#server/catalogue/commands/undo/undo-revision.ts';
import type { CocktailSheet, SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import type { CocktailDraft } from '#server/sheets/sheet-fields.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';
import type { Services } from '../services.ts';
import type { WriteRequest, Written } from '../live/write-request.ts';
import type { OperationRequest } from '../operation.ts';
import type { ProblemCode } from '#openapi/generated/problems.ts';
import type { ImportChoices } from '#server/catalogue/commands/import/row-decisions.ts';
import { SheetError } from '#server/sheets/read/sheet-error.ts';
import { addressBlocks } from '../pipeline/fair-queue.ts';
import { fileMissing } from '../picture-operations.ts';

export interface ImportSteps {
  state: ImportState;
  rows: number;
  total: number;
}

export function stepsOfQueued(): ImportSteps {
  return { state: 'queued', rows: 0, total: 0 };
}

interface CarryOutOptions {
  steps: ImportSteps;
  /** A cancelled import stores nothing until its transaction is committed. */
  signal?: AbortSignal;
  endsImport?: WriteRequest<ImportOutcome>['endsImport'];
}

/** Throws a RequestProblem when nothing of the sheet can be used. */
export async function carryOutImport(
  { catalogue: live, sheets }: Pick<Services, 'catalogue' | 'sheets'>,
  { bytes, options, choices, isDryRun }: ImportJob,
  { steps, signal, endsImport }: CarryOutOptions,
): Promise<ImportOutcome> {
  throwWhenAborted(signal);
  Object.assign(steps, { state: 'reading' });
  const sheet = await sheets.read(bytes, options, signal).catch((error: unknown) => {
    throwWhenAborted(signal);
    throw sheetProblem(error, 'sheet-unreadable');
  });
  const request: WriteRequest<ImportOutcome> = {
    purpose: 'import',
    decide: (catalogue) => untilAborted(importCocktails(catalogue, counted(sheet, steps), choices), signal),
    onStored: (share) => {
      throwWhenAborted(signal);
      countStored(steps, share);
    },
    ...(signal && { signal }),
    ...(endsImport && { endsImport }),
  };
  if (isDryRun) return live.preview(request);
  const outcome = withImportId(await live.write(request));
  // The client went away during the commit. A stored import says itself that it is done.
  if (signal?.aborted && !endsImport && outcome.importId !== undefined) {
    const revision = Number(outcome.importId);
    await live.write({
      purpose: 'undo',
      decide: (now, history) => undoRevision(now, history, { revision, named: 'import' }),
    });
  }
  return outcome;
}

function withImportId({ result, catalogue }: Written<ImportOutcome>): ImportOutcome {
  const { created, updated, createdItems } = result.results;
  const isChanged = created + updated + createdItems.length > 0;
  return isChanged ? { ...result, importId: String(catalogue.revision) } : result;
}

function throwWhenAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted)
    throw new RequestProblem(400, 'The import was cancelled.', { code: 'request-cancelled' });
}

function* untilAborted<Result>(
  steps: Generator<void, Result>,
  signal: AbortSignal | undefined,
): Generator<void, Result> {
  for (;;) {
    throwWhenAborted(signal);
    const step = steps.next();
    if (step.done) return step.value;
    yield;
  }
}

function countStored(steps: ImportSteps, share: number): void {
  Object.assign(steps, { state: 'storing', rows: Math.floor(steps.total * share) });
}

export function counted(sheet: CocktailSheet, steps: ImportSteps): CocktailSheet {
  return { ...sheet, drafts: { [Symbol.iterator]: () => countedDrafts(sheet, steps) } };
}

function* countedDrafts(sheet: CocktailSheet, steps: ImportSteps): Generator<CocktailDraft> {
  Object.assign(steps, { state: 'deciding', rows: sheet.errors.length, total: sheet.rowCount });
  for (const draft of sheet.drafts) {
    yield draft;
    steps.rows += 1;
  }
  countStored(steps, 0);
}

export interface ImportJob {
  client: string;
  fileName: string;
  bytes: Uint8Array;
  options: SheetOptions;
  choices: ImportChoices;
  isDryRun: boolean;
}

const MAX_NAME_CHARACTERS = 200;

/** Throws a RequestProblem when the form has no file. */
export function readImportRequest({ body, query, files, client }: OperationRequest): ImportJob {
  const { file } = files;
  if (!file) throw fileMissing('ImportFields', 'file');
  // The options go to the thread that reads; the file goes by itself.
  const { mapping, defaults, worksheet, encoding, headerRow, layout, ...choices } = body as SheetOptions &
    ImportChoices;
  return {
    client: addressBlocks(client.address).client,
    fileName: file.fileName.slice(0, MAX_NAME_CHARACTERS),
    bytes: file.bytes,
    options: { mapping, defaults, worksheet, encoding, headerRow, layout },
    choices,
    isDryRun: query['dryRun'] === true,
  };
}

/** Words a SheetError; any other error stays what it is. `code` is the one of a 400. */
export function sheetProblem(error: unknown, code: ProblemCode): unknown {
  if (!(error instanceof SheetError)) return error;
  return new RequestProblem(error.status, error.message, error.status === 400 ? { code } : {});
}
