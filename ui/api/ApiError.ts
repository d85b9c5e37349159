import type { Problem } from '#openapi/generated/model.ts';
import { parseJson } from '#ui/lib/stored/stored-value.ts';

/** The message is `status: text`, or the status text for an empty body (PRODUCT.md, Messages). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = parseProblem(body);
  }
}

/** Checks the field instead of the class, since a server-rendered document has errors as plain objects. */
export function hasStatus(error: unknown, status: number): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === status;
}

function parseProblem(body: string): Problem | null {
  const value = parseJson(body);
  return value && typeof value === 'object' && 'detail' in value ? (value as Problem) : null;
}
