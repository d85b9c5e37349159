import type { ImportOutcome, ImportResults } from '#openapi/generated/model.ts';
import type { ProblemCode } from '#openapi/generated/problems.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import { decideImport } from '#server/catalogue/commands/import/decide-import.ts';
import { runWithPauses } from '#server/concurrency/pausable-work.ts';
import { ROW_FOR_EACH_RECIPE, SheetError } from '#server/sheets/read/sheet-error.ts';
import { writeOrPreview } from '../live/live-catalogue.ts';
import type {
  HandlerWithOptions,
  OperationRequest,
  OperationResponse,
  OperationHandlers,
} from '../operation-handler.ts';
import { clientKeyOf } from '../requests/client-address.ts';
import { FairQueue } from '../requests/fair-queue.ts';
import { RequestProblem, siteBusyProblem } from '../responses/request-problem.ts';
import type { Services } from '../services.ts';

/** Reading a sheet takes some hundred megabytes, and waiting sheets are in memory. */
const IMPORT_QUEUE = { maxActive: 1, maxWaitingOfClient: 2, maxWaiting: 4 };
const MAX_FILE_NAME_CHARACTERS = 200;

type ImportRequest = OperationRequest<'importCocktails'>;
type ImportResponse = OperationResponse<ImportOutcome>;
type ImportServices = Pick<Services, 'live' | 'sheets' | 'deadline'>;

export function createImportHandlers(services: ImportServices) {
  const queue = new FairQueue(IMPORT_QUEUE);
  const importCocktails: HandlerWithOptions<'importCocktails'> = {
    // While the queue has no room, no sheet is received. Of several that arrive at once, `run` may refuse some.
    beforeBody: ({ client }) => queue.checkRoom(clientKeyOf(client)),
    handle: (request) => queue.run(clientKeyOf(request.client), () => importSheet(services, request)),
    repeatsDetailAsError: true,
  };
  return { importCocktails } satisfies Partial<OperationHandlers>;
}

/**
 * Stores nothing if the client disconnects or the site ends meanwhile, because a client without a response
 * would import the sheet again. Throws a RequestProblem if nothing of the sheet can be used.
 */
async function importSheet(services: ImportServices, request: ImportRequest): Promise<ImportResponse> {
  const { deadline } = services;
  const signal = AbortSignal.any([request.signal, deadline].filter((signal) => signal !== undefined));
  try {
    return await readAndDecide(services, request, signal);
  } catch (error) {
    if (deadline?.aborted)
      throw siteBusyProblem('The site is stopping, and nothing of the sheet was imported.');
    if (!signal.aborted) throwSheetProblem(error, 'sheet-unreadable');
    throw new RequestProblem(400, 'The client is gone, so its sheet was not imported.', {
      code: 'request-cancelled',
    });
  }
}

async function readAndDecide(
  { live, sheets }: ImportServices,
  { body, query, files: { file } }: ImportRequest,
  signal: AbortSignal,
): Promise<ImportResponse> {
  if (!file) throw new Error('the contract asks for a file');
  const { mapping, defaults, worksheet, encoding, headerRow, layout, ...choices } = body;
  const options = { mapping, defaults, worksheet, encoding, headerRow, layout };
  const sheet = await sheets.read(file.bytes, options, signal);
  // A dry run shows what was found, so that the header or the layout can be corrected.
  if (sheet.rowCount === 0 && !query.dryRun)
    throw new SheetError(`No recipe was found in this sheet. ${ROW_FOR_EACH_RECIPE}`);
  const report = await writeOrPreview(live, query, {
    signal,
    importedFrom: nameOfSheet(file.fileName),
    decide: (catalogue) => runWithPauses(decideImport(catalogue, sheet, choices), signal),
  });
  return { status: 200, body: { message: importMessage(report.results, query.dryRun), ...report } };
}

const MAX_NAMED_ITEMS = 3;

/** Makes '2 of 4 rows imported. 2 created, 1 kept as before, 1 left out.' A dry run says 'would be'. */
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
  const summary = counts
    .filter(([count]) => count > 0)
    .map(([count, what], index) => `${count} ${index === 0 ? would : ''}${what}`)
    .join(', ');
  const newItems =
    createdItems.length > MAX_NAMED_ITEMS
      ? `${createdItems.length} items`
      : createdItems.map(({ name }) => name).join(', ');
  return [
    `${total - kept - failed} of ${total} ${total === 1 ? 'row' : 'rows'} ${would}imported.`,
    ...(summary === '' ? [] : [`${summary}.`]),
    ...(newItems === '' ? [] : [`${isDryRun ? 'Would be added' : 'Added'} to the catalogue: ${newItems}.`]),
  ].join(' ');
}

function nameOfSheet(fileName: string): string {
  return [...normaliseText(fileName)].slice(0, MAX_FILE_NAME_CHARACTERS).join('') || 'a sheet';
}

const ERROR_STATUSES: Readonly<Record<SheetError['reason'], number>> = {
  unusable: 400,
  'too large': 413,
  'no sheet': 415,
};

/** Throws the RequestProblem for a SheetError, with `code` in a 400. Rethrows any other error. */
export function throwSheetProblem(error: unknown, code: ProblemCode): never {
  if (!(error instanceof SheetError)) throw error;
  const { reason, message } = error;
  throw new RequestProblem(ERROR_STATUSES[reason], message, reason === 'unusable' ? { code } : {});
}
