import type { Problem, ProblemType } from '#openapi/generated/model.ts';
import { problemCodes, type ProblemCode } from '#openapi/generated/problems.ts';
import { refusalOfFields, Refusal, type RefusalDetails } from '#server/catalogue/decisions/refusal.ts';
import { StoreUnavailableError } from '#server/catalogue/ports/store.ts';
import type { OperationResponse } from '../operation-handler.ts';
import type { Log } from '../services.ts';
import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { fieldErrors, type RuleViolation } from '#openapi/validation/field-errors.ts';

interface ProblemExtras extends RefusalDetails {
  headers?: Readonly<Record<string, string>>;
}

const RETRY_AFTER_SECONDS = '5';
const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Thrown to answer a request with a problem. `detail` is a sentence for people. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly status: number;
  readonly detail: string;
  readonly extras: ProblemExtras;

  constructor(status: number, detail: string, extras: ProblemExtras = {}) {
    super(`${status} ${detail}`);
    this.status = status;
    this.detail = detail;
    this.extras = extras;
  }

  /** The members of the body are those of RFC 9457, and `error`, a copy of `detail`, where it is asked for. */
  toResponse({ repeatsDetailAsError = false } = {}): OperationResponse {
    const { status, detail } = this;
    const { code = usualCode(status), errors, usage, headers } = this.extras;
    const body: Problem = {
      type: code ? problemType(code) : 'about:blank',
      title: TITLES[status] ?? 'Error',
      status,
      detail,
      errors: errors && [...errors],
      error: repeatsDetailAsError ? detail : undefined,
      ...usage,
    };
    const allHeaders = {
      'Content-Type': 'application/problem+json; charset=utf-8',
      // RFC 9110 requires it with every 401.
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...headers,
    };
    return { status, headers: allHeaders, body };
  }
}

/** Returns the URL at which the API's documentation explains the problem. */
export function problemType(code: ProblemCode): ProblemType {
  return `/api/docs#problem-${code}`;
}

export function notFoundProblem(): RequestProblem {
  return new RequestProblem(404, 'There is nothing at this address.');
}

export function tooManyRequestsProblem(retryAfterSeconds = 1): RequestProblem {
  return new RequestProblem(
    429,
    'Too much is being asked for from your address at once. Please try again shortly.',
    { code: 'too-many-requests', headers: { 'Retry-After': String(retryAfterSeconds) } },
  );
}

export function siteBusyProblem(why = 'The site is very busy at the moment.'): RequestProblem {
  return new RequestProblem(503, `${why} Please try again shortly.`, {
    code: 'site-busy',
    headers: { 'Retry-After': '1' },
  });
}

/**
 * Logs an unexpected error, and returns a problem without its details. That the store is unreachable is
 * logged once, by `onAvailability` in start-server.ts.
 */
export function problemOf(error: unknown, methodAndPath: string, log: Log): RequestProblem {
  if (error instanceof RequestProblem) return error;
  if (error instanceof Refusal)
    return new RequestProblem(REFUSAL_STATUSES[error.reason], error.message, error.details);
  const isAway = error instanceof StoreUnavailableError;
  log[isAway ? 'debug' : 'error']({ err: error, request: methodAndPath }, 'request failed');
  return isAway
    ? new RequestProblem(503, 'The catalogue cannot be reached at the moment. Please try again shortly.', {
        headers: { 'Retry-After': RETRY_AFTER_SECONDS },
      })
    : new RequestProblem(500, 'Something went wrong on our side. Please try again.');
}

function usualCode(status: number): ProblemCode | undefined {
  return (Object.keys(problemCodes) as ProblemCode[]).find((code) => problemCodes[code] === status);
}

const REFUSAL_STATUSES: Readonly<Record<Refusal['reason'], number>> = {
  invalid: 400,
  'not found': 404,
  conflict: 409,
  outdated: 412,
  'too large': 413,
  unsupported: 415,
};

/** The schema `parameters` has the words of the messages. */
export function refusalOfParameters(errors: readonly RuleViolation[], parameters: BodySchema): Refusal {
  const fields = fieldErrors(errors, parameters, 'unknownParameter');
  return refusalOfFields(fields, 'Please correct the marked parameters.');
}
