import { HttpResponse } from 'msw';
import type { Problem } from '#openapi/generated/model/index.ts';

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
};

/** An answer of the pretend server that is no success. */
export class HouseProblem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly extras: Pick<Problem, 'errors' | 'error'> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(`${status} ${detail}`);
  }

  toResponse(): Response {
    const { status, detail, extras, headers } = this;
    const problem: Problem = {
      type: 'about:blank',
      title: TITLES[status] ?? 'Error',
      status,
      detail,
      ...extras,
    };
    const type = { 'Content-Type': 'application/problem+json' };
    return HttpResponse.json(problem, { status, headers: { ...type, ...headers } });
  }
}

/** The 400 for fields that are not valid. */
export function invalidFields(errors: NonNullable<Problem['errors']>): HouseProblem {
  return new HouseProblem(400, 'Please correct the marked fields.', { errors });
}
