import express, { type Request, type RequestHandler, type Response } from 'express';
import type { MulterError } from 'multer';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import { UNREADABLE_BODY, type RequestBody } from '#server/operations/pipeline/api-request.ts';
import { tooLarge, type BodyLimit, type FileLimit } from '#server/operations/pipeline/body-limit.ts';
import { formBody } from '#server/operations/pipeline/form-body.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import type { IncomingMessage } from 'node:http';

const MAX_TEXT_PART_BYTES = 1024 * 1024;
const MAX_PARTS = 200;
const MAX_FIELD_NAME_BYTES = 100;
const MAX_PART_HEADERS = 20;

const FORM_TOO_LARGE = 'The form is too large, or one of its parts is.';
/** By multer's codes. Other limits are limits of size. */
const FORM_PROBLEMS: Readonly<Partial<Record<string, readonly [status: number, detail: string]>>> = {
  LIMIT_FIELD_NESTING: [400, 'The form has a field whose name is nested: names are plain, without brackets.'],
  LIMIT_FIELD_ARRAY_INDEX: [
    400,
    'The form has a field whose name is nested: names are plain, without brackets.',
  ],
  INVALID_FIELD_NAME: [400, 'The form has a field whose name cannot be read.'],
  MISSING_FIELD_NAME: [400, 'The form has a field without a name.'],
  STREAM_DESTROYED: [400, UNREADABLE_BODY],
};

/** What a body takes while it is read. Throws a RequestProblem 413 when its length is too large. */
export function announcedBytes({ headers }: Request, limit: BodyLimit): number {
  const length = headers['content-length'];
  if (length === undefined) return limit.bytes;
  if (Number(length) > limit.bytes) throw tooLarge(limit);
  return Number(length);
}

/** Throws a RequestProblem 400, 408, 413 or 415. */
export async function readJson(request: Request, response: Response, limit: BodyLimit): Promise<RequestBody> {
  await run(express.json({ limit: limit.bytes, strict: false, type: () => true }), request, response, limit);
  return { content: request.body as unknown, files: {} };
}

/** Throws a RequestProblem 400, 408 or 413. */
export async function readForm(request: Request, response: Response, limit: BodyLimit): Promise<RequestBody> {
  await run(await partsReader(limit.file), request, response, limit);
  const parts = Array.isArray(request.files) ? request.files : [];
  const files = parts.map((part) => ({
    field: part.fieldname,
    bytes: part.buffer,
    fileName: normaliseText(part.originalname, ' '),
    claimedType: part.mimetype,
  }));
  return formBody((request.body ?? {}) as Record<string, unknown>, files, limit.file);
}

/** Loads multer with the first form, since most starts see none. */
async function partsReader(fileLimit: FileLimit | null): Promise<RequestHandler> {
  const { default: multer } = await import('multer');
  return multer({
    storage: multer.memoryStorage(),
    // As browsers write names.
    defParamCharset: 'utf8',
    limits: {
      fileSize: fileLimit?.bytes ?? 0,
      fields: MAX_PARTS,
      parts: MAX_PARTS,
      fieldSize: MAX_TEXT_PART_BYTES,
      fieldNameSize: MAX_FIELD_NAME_BYTES,
      headerPairs: MAX_PART_HEADERS,
      fieldNestingDepth: 1,
      // A list with an entry at 4,000,000,000 takes minutes to go through.
      fieldArrayIndexLimit: MAX_PARTS,
    },
  }).any();
}

function run(handler: RequestHandler, request: Request, response: Response, limit: BodyLimit): Promise<void> {
  return new Promise((resolve, reject) => {
    // The client went away before, which multer would wait to be told of.
    if (request.destroyed) return reject(new RequestProblem(400, UNREADABLE_BODY));
    // Both libraries read to its end what they refuse.
    const stopWatching = watchBody(request, limit.bytes, (failure) =>
      reject(
        failure === 'slow'
          ? new RequestProblem(408, 'The request took too long to arrive.')
          : tooLarge(limit),
      ),
    );
    void handler(request, response, (error?: unknown) => {
      stopWatching();
      if (error === undefined || error === null) resolve();
      else if (isMulterError(error)) reject(formProblem(error, limit));
      else reject(bodyProblem(error));
    });
  });
}

function isMulterError(error: unknown): error is MulterError {
  return error instanceof Error && error.name === 'MulterError';
}

function formProblem({ code }: MulterError, limit: BodyLimit): RequestProblem {
  if (code === 'LIMIT_FILE_SIZE' && limit.file) return tooLarge(limit);
  const [status, detail] = FORM_PROBLEMS[code] ?? [413, FORM_TOO_LARGE];
  return new RequestProblem(status, detail);
}

function bodyProblem(error: unknown): RequestProblem {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new RequestProblem(413, 'The body is too large.');
  if (status === 415) return new RequestProblem(415, 'The body has an encoding that is not accepted here.');
  return new RequestProblem(400, UNREADABLE_BODY);
}

const CHECK_MS = 500;
/** Slower bodies are given up: a telephone line of the last century was faster. */
const MIN_BYTES_PER_PERIOD = 15 * 1024;
const PERIOD_MS = 15_000;
const FRAMING_BYTES = 128 * 1024;

/** Calls `onFailure` once: when more than `maxBytes` comes, whatever was announced, or too slowly. Returns what ends the watch. */
export function watchBody(
  { socket }: IncomingMessage,
  maxBytes: number,
  onFailure: (failure: 'large' | 'slow') => void,
): () => void {
  const before = socket.bytesRead;
  let atPeriod = before;
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    const read = socket.bytesRead;
    const isPeriodOver = (checks * CHECK_MS) % PERIOD_MS === 0;
    if (read - before > maxBytes + FRAMING_BYTES) fail('large');
    else if (isPeriodOver && read - atPeriod < MIN_BYTES_PER_PERIOD) fail('slow');
    else if (isPeriodOver) atPeriod = read;
  }, CHECK_MS);
  const stop = (): void => clearInterval(timer);
  const fail = (failure: 'large' | 'slow'): void => {
    stop();
    onFailure(failure);
  };
  socket.once('close', stop);
  return () => {
    stop();
    socket.off('close', stop);
  };
}
