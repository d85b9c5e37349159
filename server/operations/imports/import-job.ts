import type { ImportFields } from '#openapi/generated/model/index.ts';
import type { SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import { addressBlocks } from '../pipeline/address-blocks.ts';
import { fileMissing } from '../file-missing.ts';
import type { OperationRequest } from '../operation.ts';

export interface ImportJob {
  /** The block of addresses whose share it takes. */
  client: string;
  fileName: string;
  bytes: Uint8Array;
  options: SheetOptions;
  choices: Pick<ImportFields, 'sameItems' | 'pictures'>;
  isDryRun: boolean;
}

const MAX_NAME_CHARACTERS = 200;

/** Throws a RequestProblem when the form has no file. */
export function importJob({ body, query, files, client }: OperationRequest): ImportJob {
  const { file } = files;
  if (!file) throw fileMissing('ImportFields', 'file');
  // The options go to the thread that reads; the file goes by itself.
  const { mapping, defaults, worksheet, encoding, headerRow, sameItems, pictures } = body as SheetOptions &
    ImportJob['choices'];
  return {
    client: addressBlocks(client.address).client,
    fileName: file.fileName.slice(0, MAX_NAME_CHARACTERS),
    bytes: file.bytes,
    options: { mapping, defaults, worksheet, encoding, headerRow },
    choices: { sameItems, pictures },
    isDryRun: query['dryRun'] === true,
  };
}
