import express, { type Request, type RequestHandler, type Response } from 'express';
import type { MulterError } from 'multer';
import { FILE_PART } from '#openapi/normalise.ts';
import type { UploadedFile } from '#server/operations/operation.ts';
import { HttpProblem } from '#server/operations/problem.ts';

export interface ReadBody {
  body: unknown;
  files: Record<string, UploadedFile>;
}

const MEBIBYTE = 1024 * 1024;
const MAX_JSON_BYTES = MEBIBYTE;
const MAX_TEXT_PART_BYTES = MEBIBYTE;
const MAX_PARTS = 200;

const readJson = express.json({ limit: MAX_JSON_BYTES, strict: false, type: () => true });

/** What an upload may weigh, and what is said when it weighs more. */
export interface UploadLimit {
  maxFileBytes: number;
  tooLarge: string;
}

/** Reads a JSON body. Throws a 400, 413 or 415 problem when it cannot. */
export async function readJsonBody(request: Request, response: Response): Promise<ReadBody> {
  await run(readJson, request, response);
  const body: unknown = request.body;
  return { body: body ?? {}, files: {} };
}

/** Reads a multipart body: text parts as they are, repeated ones as lists, files aside with a mark in the body. */
export async function readMultipartBody(
  request: Request,
  response: Response,
  { maxFileBytes, tooLarge }: UploadLimit,
): Promise<ReadBody> {
  await run(await partsReader(maxFileBytes), request, response).catch((error: unknown) => {
    if (error instanceof HttpProblem && error.status === 413) throw new HttpProblem(413, tooLarge);
    throw error;
  });
  const fields: Record<string, unknown> = { ...(request.body as Record<string, unknown> | undefined) };
  for (const [name, value] of Object.entries(fields)) if (isFileMark(value)) fields[name] = '';
  const files: Record<string, UploadedFile> = {};
  for (const part of Array.isArray(request.files) ? request.files : []) {
    // A form without a chosen file sends an empty part without a name.
    if (part.size === 0 && part.originalname === '') continue;
    files[part.fieldname] = { bytes: part.buffer, fileName: part.originalname, claimedType: part.mimetype };
    fields[part.fieldname] = FILE_PART;
  }
  return { body: fields, files };
}

/** Loads multer with the first form: most starts see none, and it would stay in memory. */
async function partsReader(maxFileBytes: number): Promise<RequestHandler> {
  const { default: multer } = await import('multer');
  return multer({
    storage: multer.memoryStorage(),
    limits: {
      fileSize: maxFileBytes,
      files: 1,
      fields: MAX_PARTS,
      parts: MAX_PARTS,
      fieldSize: MAX_TEXT_PART_BYTES,
      fieldNameSize: 100,
      headerPairs: 20,
      fieldNestingDepth: 1,
    },
  }).any();
}

/** Only a real file may stand for a file. */
function isFileMark(value: unknown): boolean {
  return [value].flat().includes(FILE_PART);
}

function run(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) => {
      if (error === undefined || error === null) resolve();
      else reject(asProblem(error));
    });
  });
}

function isMulterError(error: unknown): error is MulterError {
  return error instanceof Error && error.name === 'MulterError';
}

/** What the body readers complain about is always the client's doing. */
function asProblem(error: unknown): HttpProblem {
  if (isMulterError(error)) {
    const tooLarge = error.code.startsWith('LIMIT_') && error.code !== 'LIMIT_UNEXPECTED_FILE';
    return tooLarge
      ? new HttpProblem(413, 'The form is too large, or one of its parts is.')
      : new HttpProblem(400, 'The form holds a file where none is expected.');
  }
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new HttpProblem(413, 'The body is too large.');
  if (status === 415) return new HttpProblem(415, 'The body has an encoding that is not accepted here.');
  return new HttpProblem(400, 'The body cannot be read: it is broken or not what its type says.');
}
