import express, { type Request, type RequestHandler, type Response } from 'express';
import type { MulterError } from 'multer';
import { FILE_PART } from '#openapi/normalise.ts';
import { UNREADABLE_BODY, type FileLimit, type RequestBody } from '#server/operations/api-request.ts';
import type { UploadedFile } from '#server/operations/operation.ts';
import { RequestProblem } from '#server/operations/problem.ts';

const MEBIBYTE = 1024 * 1024;
const MAX_JSON_BYTES = MEBIBYTE;
const MAX_TEXT_PART_BYTES = MEBIBYTE;
/** Of all text parts of a form together. */
const MAX_TEXT_BYTES = 4 * MEBIBYTE;
const MAX_PARTS = 200;
const MAX_FIELD_NAME_BYTES = 100;
const MAX_PART_HEADERS = 20;

const FORM_TOO_LARGE = 'The form is too large, or one of its parts is.';
/** What multer complains about, by its codes. Every limit that is not named here is one of size. */
const FORM_PROBLEMS: Readonly<Partial<Record<string, readonly [status: number, detail: string]>>> = {
  LIMIT_UNEXPECTED_FILE: [400, 'The form holds a file where none is expected.'],
  LIMIT_FIELD_NESTING: [400, 'The form has a field whose name is nested: names are plain, without brackets.'],
  LIMIT_FIELD_ARRAY_INDEX: [
    400,
    'The form has a field whose name is nested: names are plain, without brackets.',
  ],
  INVALID_FIELD_NAME: [400, 'The form has a field whose name cannot be read.'],
  MISSING_FIELD_NAME: [400, 'The form has a field without a name.'],
  STREAM_DESTROYED: [400, UNREADABLE_BODY],
};

const parseJson = express.json({ limit: MAX_JSON_BYTES, strict: false, type: () => true });

/** Reads a JSON body. Throws a RequestProblem 400, 413 or 415. */
export async function readJson(request: Request, response: Response): Promise<RequestBody> {
  await run(parseJson, request, response);
  return { content: request.body as unknown, files: {} };
}

/**
 * Reads a multipart body: text parts as they are, repeated ones as lists, files aside with FILE_PART in their place. Throws a
 * RequestProblem 400 or 413.
 */
export async function readForm(
  request: Request,
  response: Response,
  fileLimit: FileLimit | null,
): Promise<RequestBody> {
  const tooLarge = new RequestProblem(413, fileLimit?.tooLarge ?? FORM_TOO_LARGE);
  // multer reads what it refuses to its end, which a client that says how much it sends need not wait for.
  if (Number(request.headers['content-length']) > (fileLimit?.bytes ?? 0) + MAX_TEXT_BYTES) throw tooLarge;
  await run(await partsReader(fileLimit), request, response, tooLarge);
  const content: Record<string, unknown> = { ...(request.body as Record<string, unknown> | undefined) };
  for (const [name, value] of Object.entries(content)) if (isFileMark(value)) content[name] = '';
  const files: Record<string, UploadedFile> = {};
  for (const part of Array.isArray(request.files) ? request.files : []) {
    // A form without a chosen file sends an empty part without a name.
    if (part.size === 0 && part.originalname === '') continue;
    files[part.fieldname] = { bytes: part.buffer, fileName: part.originalname, claimedType: part.mimetype };
    content[part.fieldname] = FILE_PART;
  }
  return { content, files };
}

/** Loads multer with the first form: most starts see none, and it would stay in memory. */
async function partsReader(fileLimit: FileLimit | null): Promise<RequestHandler> {
  const { default: multer } = await import('multer');
  return multer({
    storage: multer.memoryStorage(),
    limits: {
      fileSize: fileLimit?.bytes ?? 0,
      files: 1,
      fields: MAX_PARTS,
      parts: MAX_PARTS,
      fieldSize: MAX_TEXT_PART_BYTES,
      fieldNameSize: MAX_FIELD_NAME_BYTES,
      headerPairs: MAX_PART_HEADERS,
      fieldNestingDepth: 1,
      // A list with an entry at 4,000,000,000 is as long, and takes minutes to go through.
      fieldArrayIndexLimit: MAX_PARTS,
    },
  }).any();
}

/** Only a real file may stand for a file. */
function isFileMark(value: unknown): boolean {
  return [value].flat().includes(FILE_PART);
}

function run(
  handler: RequestHandler,
  request: Request,
  response: Response,
  fileTooLarge?: RequestProblem,
): Promise<void> {
  return new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) => {
      if (error === undefined || error === null) resolve();
      else if (isMulterError(error)) reject(formProblem(error, fileTooLarge));
      else reject(bodyProblem(error));
    });
  });
}

function isMulterError(error: unknown): error is MulterError {
  return error instanceof Error && error.name === 'MulterError';
}

function formProblem({ code }: MulterError, fileTooLarge?: RequestProblem): RequestProblem {
  if (code === 'LIMIT_FILE_SIZE' && fileTooLarge) return fileTooLarge;
  const [status, detail] = FORM_PROBLEMS[code] ?? [413, FORM_TOO_LARGE];
  return new RequestProblem(status, detail);
}

/** What goes wrong with reading a body is always the client's doing. */
function bodyProblem(error: unknown): RequestProblem {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new RequestProblem(413, 'The body is too large.');
  if (status === 415) return new RequestProblem(415, 'The body has an encoding that is not accepted here.');
  return new RequestProblem(400, UNREADABLE_BODY);
}
