import type { ImportFields, ImportOutcome, ImportProgress } from '#openapi/generated/model/index.ts';
import { importCocktails as decideImport } from '#server/catalogue/commands/import/import-cocktails.ts';
import { undoRevision } from '#server/catalogue/commands/undo/undo-revision.ts';
import { exportedCocktail, itemIdsWriter } from '#server/catalogue/queries/exported-cocktails.ts';
import type { FurtherColumn } from '#server/sheets/write/further-columns.ts';
import type { SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import { SheetError } from '#server/sheets/read/sheet-error.ts';
import { EXAMPLE_COCKTAIL, type ExportedCocktail } from '#server/sheets/write/sheet-row.ts';
import { csvChunks } from '#server/sheets/write/write-csv.ts';
import { xlsxChunks } from '#server/sheets/write/write-xlsx.ts';
import { addressBlocks } from './address-blocks.ts';
import { FairQueue } from './fair-queue.ts';
import { fileMissing } from './file-missing.ts';
import { counted, countStored, ImportProgressTable } from './import-progress.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import type { Operation, OperationResponse } from './operation.ts';
import { RequestProblem } from './problem.ts';
import type { Services } from './services.ts';
import type { WriteRequest } from './write-request.ts';

type SheetOperation =
  | 'exportCocktailsCsv'
  | 'exportCocktailsXlsx'
  | 'getImportProgress'
  | 'getTemplateCsv'
  | 'getTemplateXlsx'
  | 'importCocktails';

const CSV = { type: 'text/csv; charset=utf-8', chunks: csvChunks };
const XLSX = {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  chunks: xlsxChunks,
};

const TEMPLATE: Exported = { cocktails: [EXAMPLE_COCKTAIL], further: [] };

/** From its file to its decision an import may take some hundred megabytes, a preview too; what waits is in memory. */
const ONE_AT_A_TIME = { maxActive: 1, maxWaitingOfClient: 4, maxWaiting: 4 };

/** Cocktails as sheets, empty sheets to begin with, and whatever comes back. */
export function createSheetOperations({
  catalogue: live,
  sheets,
}: Services): Record<SheetOperation, Operation> {
  const imports = new ImportProgressTable();
  const queue = new FairQueue(ONE_AT_A_TIME);
  const importCocktails: Operation = ({ body, query, files, signal, client }) => {
    const { file } = files;
    if (!file) throw fileMissing('ImportFields', 'file');
    const { sameItems, pictures, ...options } = body as SheetOptions &
      Pick<ImportFields, 'sameItems' | 'pictures'>;
    const importSheet = async (progress: ImportProgress) => {
      throwWhenAborted(signal);
      const sheet = await sheets
        .read(file.bytes, optionsOf(options))
        .catch(throwAsProblem('sheet-unreadable'));
      const request: WriteRequest<ImportOutcome> = {
        purpose: 'import',
        decide: (catalogue) =>
          untilAborted(decideImport(catalogue, counted(sheet, progress), sameItems, pictures), signal),
        onStored: (share) => {
          throwWhenAborted(signal);
          countStored(progress, share);
        },
        ...(signal && { signal }),
      };
      if (query['dryRun'] === true) return { status: 200, body: await live.preview(request) };
      const { result, catalogue } = await live.write(request);
      const { created, updated, createdItems } = result.results;
      const isChanged = created + updated + createdItems.length > 0;
      const importId = isChanged ? String(catalogue.revision) : null;
      // The client cancelled while the transaction was committed.
      if (signal?.aborted && importId !== null) await undoWhole(live, catalogue.revision);
      return { status: 200, body: { ...result, importId } };
    };
    return imports.follow(query['progressKey'] as string | undefined, (progress) =>
      queue.run(addressBlocks(client.address).client, () => importSheet(progress)),
    );
  };
  // A sheet that could not even wait is not received.
  importCocktails.beforeBody = ({ client }) =>
    Promise.resolve(queue.checkRoom(addressBlocks(client.address).client));

  return {
    exportCocktailsCsv: () => download('cocktails.csv', CSV, exported(live)),
    exportCocktailsXlsx: () => download('cocktails.xlsx', XLSX, exported(live)),
    getTemplateCsv: () => download('cocktails-template.csv', CSV, TEMPLATE),
    getTemplateXlsx: () => download('cocktails-template.xlsx', XLSX, TEMPLATE),

    getImportProgress: ({ params: { key = '' } }) => ({ status: 200, body: { ...imports.find(key) } }),

    importCocktails,
  };
}

async function undoWhole(live: LiveCatalogue, revision: number): Promise<void> {
  await live.write({
    purpose: 'undo',
    decide: (now, history) => undoRevision(now, history, { revision, named: 'import' }),
  });
}

function throwWhenAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted)
    throw new RequestProblem(400, 'The import was cancelled.', { code: 'request-cancelled' });
}

/** Ends the steps when the client has gone away: it would not read what is decided. */
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

/** What goes to the thread that reads: without the file, which goes by itself. */
function optionsOf({ mapping, defaults, worksheet, encoding, headerRow }: SheetOptions): SheetOptions {
  return { mapping, defaults, worksheet, encoding, headerRow };
}

interface Exported {
  cocktails: Iterable<ExportedCocktail>;
  further: readonly FurtherColumn[];
}

/** The cocktails of one moment, made while they are sent, whatever is written meanwhile. */
function exported(live: LiveCatalogue): Exported {
  const catalogue = live.current();
  const { sorted } = catalogue.collections.cocktails;
  const itemIds = itemIdsWriter(catalogue);
  const hasPlaces = sorted.some(({ fields }) => typeof fields['featuredPlace'] === 'number');
  return {
    further: [...(hasPlaces ? (['featuredPlace'] as const) : []), ...(itemIds ? (['itemIds'] as const) : [])],
    cocktails: {
      *[Symbol.iterator]() {
        for (const item of sorted) {
          const cocktail = exportedCocktail(catalogue, item);
          if (itemIds) cocktail.itemIds = itemIds(item.fields);
          yield cocktail;
        }
      },
    },
  };
}

function download(
  fileName: string,
  { type, chunks }: typeof CSV | typeof XLSX,
  { cocktails, further }: Exported,
): OperationResponse {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${fileName}"`,
  };
  try {
    return { status: 200, headers, chunks: chunks(cocktails, further) };
  } catch (error) {
    return throwAsProblem('export-too-long')(error);
  }
}

/** `code` is the one of a 400; the other statuses have their usual one. */
function throwAsProblem(code: 'sheet-unreadable' | 'export-too-long'): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof SheetError)) throw error;
    throw new RequestProblem(error.status, error.message, error.status === 400 ? { code } : {});
  };
}
