import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { operations } from '#openapi/generated/operations.ts';
import type { Config } from '#server/config.ts';
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from '#server/domain/picture-limits.ts';
import { MAX_SHEET_BYTES, SHEET_TOO_LARGE } from '#server/domain/sheets/sheet-limits.ts';
import type { OperationAnswer } from '#server/operations/operation.ts';
import { HttpProblem } from '#server/operations/problem.ts';
import { isDatabaseAway } from '#server/storage/database-away.ts';
import { Answer } from './answer.ts';
import { clientOf, originOf } from './client.ts';
import { MULTIPART_TYPE } from './contract-request.ts';
import type { ContractRequest, ContractRouter } from './contract-router.ts';
import { readJsonBody, readMultipartBody, type UploadLimit } from './read-body.ts';
import type { RememberedAnswers } from './remembered-answers.ts';
import { sendAnswer } from './send-answer.ts';
import { StreamedAnswer } from './streamed-answer.ts';

const PICTURE_UPLOAD: UploadLimit = { maxFileBytes: MAX_PICTURE_BYTES, tooLarge: PICTURE_TOO_LARGE };
const SHEET_UPLOAD: UploadLimit = { maxFileBytes: MAX_SHEET_BYTES, tooLarge: SHEET_TOO_LARGE };

/** What a page gets when it asks the API in process. */
export interface ApiReply {
  status: number;
  /** JSON text. */
  body: string;
}

export interface Api {
  /** Answers a GET or HEAD whose address begins with /api. */
  read(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers every other request whose address begins with /api. */
  write(request: Request, response: Response): Promise<void>;
  /** A public read for a page that is being rendered; `address` is a path with its query. */
  call(address: string): Promise<ApiReply>;
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const JSON_CONTENT_TYPE = 'application/json; charset=utf-8';

/**
 * The API behind its contract: requests in, answers remembered and sent with the headers of `fixedHead`, every failure
 * a problem.
 */
export function createApi(
  router: ContractRouter,
  remembered: RememberedAnswers,
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  log: Logger,
  fixedHead: readonly string[],
): Api {
  return {
    async read(request, response) {
      const answer = await remembered.once(addressOf(request), () => answerTo(request, response, null));
      if (answer instanceof StreamedAnswer) await answer.send(request, response, fixedHead);
      else await sendAnswer(request, response, answer, fixedHead);
    },

    async write(request, response) {
      const limit = isImport(request.path) ? SHEET_UPLOAD : PICTURE_UPLOAD;
      const answer = await answerTo(request, response, (type) =>
        type === MULTIPART_TYPE
          ? readMultipartBody(request, response, limit)
          : readJsonBody(request, response),
      );
      await sendAnswer(request, response, answer, fixedHead);
    },

    async call(address) {
      const answer = remembered.find(address) ?? (await remembered.once(address, () => readForPage(address)));
      return { status: answer.status, body: answer.bytes.toString() };
    },
  };

  /** `readBody` is null for a read. */
  async function answerTo(
    request: IncomingMessage,
    response: ServerResponse,
    readBody: ContractRequest['readBody'] | null,
  ): Promise<Answer> {
    const read = readBody === null;
    const url = addressOf(request);
    const { path, search } = splitAddress(url);
    const { address, secure } = clientOf(request, trustedProxies);
    try {
      const reply = await router.handle({
        method: read ? 'GET' : (request.method ?? ''),
        path,
        search,
        siteOrigin: originOf(request, publicUrl, trustedProxies),
        headers: request.headers,
        clientAddress: address,
        secure,
        ...(readBody && { readBody }),
      });
      const answer = toAnswer(reply);
      if (read && isRememberable(reply)) remembered.remember(url, reply.revision, answer, reply.shows);
      if (reply.readAt) {
        const { address: readAt, revision, shows } = reply.readAt;
        remembered.remember(readAt, revision, toAnswer({ status: 200, body: reply.body, revision }), shows);
      }
      return answer;
    } catch (error) {
      const problem = toProblem(error, log);
      // The database went away while it was asked.
      const last = read && problem.status === 503 ? remembered.findLast(url) : undefined;
      if (last) return asStale(response, last);
      // An upload that was refused half-way is not read to its end.
      if (!request.complete) response.setHeader('Connection', 'close');
      return problemAnswer(isImport(path) ? withErrorText(problem) : problem);
    }
  }

  async function readForPage(address: string): Promise<Answer> {
    try {
      const parts = splitAddress(address);
      const reply = await router.handle({
        method: 'GET',
        ...parts,
        siteOrigin: '',
        headers: {},
        clientAddress: '',
        secure: false,
      });
      const answer = toAnswer(reply);
      if (isRememberable(reply)) remembered.remember(address, reply.revision, answer, reply.shows);
      return answer;
    } catch (error) {
      return problemAnswer(toProblem(error, log));
    }
  }
}

/**
 * Any failure as a problem. What nobody foresaw is logged, and told without details. That the database is away is
 * logged once when it goes, so not again for every request that meets it.
 */
export function toProblem(error: unknown, log: Logger): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDatabaseAway(error)) {
    log.debug({ err: error }, 'request failed');
    return new HttpProblem(503, 'The catalogue cannot be reached at the moment. Please try again shortly.', {
      headers: { 'Retry-After': '5' },
    });
  }
  log.error({ err: error }, 'request failed');
  return new HttpProblem(500, 'Something went wrong on our side. Please try again.');
}

/** A problem as bytes, never kept by anybody. */
export function problemAnswer(problem: HttpProblem): Answer {
  const headers = { 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store', ...problem.extras.headers };
  return new Answer(problem.status, headers, Buffer.from(JSON.stringify(problem.toBody())));
}

/** Marks the answer as one that may be older than the last write. */
export function asStale(response: ServerResponse, last: Answer): Answer {
  response.setHeader('X-Catalogue', 'stale');
  return last;
}

function isImport(path: string): boolean {
  return path === operations.importCocktails.path;
}

/** "Import failures also carry `error`, as the spec reads it." */
function withErrorText({ status, detail, extras }: HttpProblem): HttpProblem {
  return new HttpProblem(status, detail, { ...extras, error: detail });
}

/** By bytes that several addresses answer with: what was made of them, such as their compressed forms, is shared. */
const answersOfBytes = new WeakMap<Buffer, Answer>();

function toAnswer(reply: OperationAnswer): Answer {
  const { body, headers, revision } = reply;
  const isShareable = Buffer.isBuffer(body) && headers === undefined && revision !== undefined;
  if (!isShareable) return newAnswer(reply);
  const answer = answersOfBytes.get(body) ?? newAnswer(reply);
  answersOfBytes.set(body, answer);
  return answer;
}

function newAnswer({ status, headers, body, stream, revision, tag }: OperationAnswer): Answer {
  if (stream) return new StreamedAnswer(status, headers ?? {}, stream);
  const caching = revision === undefined ? 'no-store' : 'no-cache';
  if (body === undefined)
    return new Answer(status, { 'Cache-Control': caching, ...headers }, Buffer.alloc(0));
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  return new Answer(
    status,
    { 'Content-Type': JSON_CONTENT_TYPE, 'Cache-Control': caching, ...headers },
    bytes,
    tag,
  );
}

function isRememberable(reply: OperationAnswer): reply is OperationAnswer & { revision: number } {
  return reply.status === 200 && reply.revision !== undefined;
}

function addressOf(request: IncomingMessage): string {
  return request.url ?? '/';
}

function splitAddress(address: string): { path: string; search: string } {
  const mark = address.indexOf('?');
  return mark < 0
    ? { path: address, search: '' }
    : { path: address.slice(0, mark), search: address.slice(mark) };
}
