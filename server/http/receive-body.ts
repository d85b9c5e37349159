import express, { type Request, type RequestHandler, type Response } from 'express';
import type { MulterError } from 'multer';
import type { MediaType } from '#openapi/generated/bodies.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import {
  bodyTooLargeProblem,
  FORM_LIMITS,
  MAX_HELD_BYTES,
  type BodyLimit,
} from '#server/operations/pipeline/body-limits.ts';
import {
  FORM_TYPE,
  buildFormBody,
  parseJsonBody,
  UNREADABLE_BODY,
  type RequestBody,
} from '#server/operations/pipeline/request-body.ts';
import { RequestProblem, siteBusyProblem } from '#server/operations/responses/request-problem.ts';

interface ArrivingBody {
  request: Request;
  response: Response;
  limit: BodyLimit;
}

/**
 * Makes the function that receives bodies.
 *
 * Invariants. All bodies together hold at most MAX_HELD_BYTES. Only bytes that have arrived count, until the
 * request is answered. A Content-Length alone reserves nothing.
 */
export function createBodyReceiver() {
  let heldBytes = 0;

  function parseBody(parse: RequestHandler, { request, response, limit }: ArrivingBody): Promise<void> {
    return new Promise((resolve, reject) => {
      // The client is gone. Multer would wait for ever.
      if (request.destroyed) return reject(new RequestProblem(400, UNREADABLE_BODY));
      let receivedBytes = 0;
      request.on('data', ({ length }: Buffer) => {
        receivedBytes += length;
        heldBytes += length;
        if (heldBytes <= MAX_HELD_BYTES) return;
        request.unpipe().pause();
        reject(siteBusyProblem());
      });
      response.once('close', () => (heldBytes -= receivedBytes));
      void parse(request, response, (error?: unknown) => {
        if (error === undefined || error === null) resolve();
        else reject(bodyProblem(error, limit));
      });
    });
  }

  /** Asks for the body if the client waits for that. Throws a RequestProblem 400, 413, 415 or 503. */
  return async (type: MediaType, arriving: ArrivingBody): Promise<RequestBody> => {
    const { request, response, limit } = arriving;
    if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
    if (type === FORM_TYPE) {
      await parseBody(await formParser(limit), arriving);
      return formBodyOf(request, limit);
    }
    await parseBody(express.raw({ limit: limit.bytes, type: () => true }), arriving);
    return parseJsonBody(request.body as Uint8Array | undefined);
  };
}

/** Loads multer with the first form, because most starts see none. */
async function formParser({ file }: BodyLimit): Promise<RequestHandler> {
  const { default: multer } = await import('multer');
  const form = multer({
    storage: multer.memoryStorage(),
    // Browsers write the names of files in UTF-8.
    defParamCharset: 'utf8',
    limits: { ...FORM_LIMITS, fileSize: file?.bytes ?? 0 },
  });
  return form.any();
}

function formBodyOf({ body, files }: Request, { file }: BodyLimit): RequestBody {
  const parts = (Array.isArray(files) ? files : []).map((part) => ({
    field: part.fieldname,
    bytes: part.buffer,
    fileName: normaliseText(part.originalname, ' '),
    claimedType: part.mimetype,
  }));
  return buildFormBody((body ?? {}) as Record<string, unknown>, parts, file);
}

/** Multer's errors have a code, and those of Express a status. */
function bodyProblem(error: unknown, limit: BodyLimit): RequestProblem {
  const { code, status, message } = error as Partial<MulterError> & { status?: number };
  if (status === 413 || (code === 'LIMIT_FILE_SIZE' && limit.file)) return bodyTooLargeProblem(limit);
  if (error instanceof Error && error.name === 'MulterError') {
    const status = code?.startsWith('LIMIT_') ? 413 : 400;
    return new RequestProblem(status, `The form cannot be read: ${message}.`);
  }
  if (status === 415) return new RequestProblem(415, 'The body has an encoding that is not accepted here.');
  return new RequestProblem(400, UNREADABLE_BODY);
}
