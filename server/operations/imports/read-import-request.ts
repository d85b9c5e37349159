import type { ProblemCode } from '#openapi/generated/problems.ts';
import type { ImportChoices } from '#server/catalogue/commands/import/sheet-import.ts';
import { SheetError } from '#server/sheets/read/sheet-error.ts';
import type { SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import { addressBlocks } from '../pipeline/address-blocks.ts';
import { fileMissing } from '../uploads.ts';
import type { OperationRequest } from '../operation.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';

export interface ImportJob {
  /** The block of addresses whose share it takes. */
  client: string;
  session: OperationRequest['session'];
  fileName: string;
  bytes: Uint8Array;
  options: SheetOptions;
  choices: ImportChoices;
  isDryRun: boolean;
}

const MAX_NAME_CHARACTERS = 200;

/** Throws a RequestProblem when the form has no file. */
export function readImportRequest({ body, query, files, client, session }: OperationRequest): ImportJob {
  const { file } = files;
  if (!file) throw fileMissing('ImportFields', 'file');
  // The options go to the thread that reads; the file goes by itself.
  const { mapping, defaults, worksheet, encoding, headerRow, ...choices } = body as SheetOptions &
    ImportChoices;
  return {
    client: addressBlocks(client.address).client,
    session,
    fileName: file.fileName.slice(0, MAX_NAME_CHARACTERS),
    bytes: file.bytes,
    options: { mapping, defaults, worksheet, encoding, headerRow },
    choices,
    isDryRun: query['dryRun'] === true,
  };
}

/** Words a SheetError; any other error stays what it is. `code` is the one of a 400. */
export function sheetProblem(error: unknown, code: ProblemCode): unknown {
  if (!(error instanceof SheetError)) return error;
  return new RequestProblem(error.status, error.message, error.status === 400 ? { code } : {});
}
