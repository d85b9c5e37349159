import type { Problem } from '#openapi/generated/model/index.ts';

/**
 * Any answer that is no success. The message is the status, a colon, a space and the body's text, or the status text
 * when the body is empty (PRODUCT.md, section 8).
 */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed problem, when the body was one. */
  readonly problem: Problem | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = parseProblem(body);
  }
}

function parseProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return value && typeof value === 'object' && 'detail' in value ? (value as Problem) : null;
  } catch {
    return null;
  }
}
