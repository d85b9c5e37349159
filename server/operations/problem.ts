import { STATUS_CODES } from 'node:http';
import type { FieldError, Problem } from '#openapi/generated/model/index.ts';

export interface ProblemExtras {
  /** Every field that is not valid. */
  errors?: FieldError[];
  /** What the spec's import screen reads. */
  error?: string;
  /** Headers that belong to the status, such as Allow or Retry-After. */
  headers?: Record<string, string>;
}

/** Newer words for two statuses than Node's own list has (RFC 9110). */
const TITLES: Record<number, string> = { 413: 'Content Too Large', 422: 'Unprocessable Content' };

/** An answer that is no success, thrown from wherever it shows. `detail` is a sentence for people. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(`${status} ${detail}`);
  }

  /** As RFC 9457 describes it. */
  toBody(): Problem {
    const { errors, error } = this.extras;
    return {
      type: 'about:blank',
      title: TITLES[this.status] ?? STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.detail,
      ...(errors && { errors }),
      ...(error !== undefined && { error }),
    };
  }
}
