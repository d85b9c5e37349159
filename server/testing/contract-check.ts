import type { BodyObject } from '#openapi/contract-document.ts';
import { errorsOf } from '#openapi/contract-errors.ts';
import { answersOf, operationOf } from '#openapi/contract-parts.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { operationAt } from '#openapi/operation-at.ts';

export interface SeenAnswer {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  contentType: string | null;
  /** Parsed JSON, or text. */
  body: unknown;
}

const PROBLEM_TYPE = 'application/problem+json';
const PROBLEM = { $ref: '#/components/schemas/Problem' };
/** Statuses that a request gets before its operation is found. */
const STATUSES_OF_ANY_ADDRESS = [400, 404, 405, 415, 501];

/** Throws when an answer under /api is not one that the contract allows: its status, its type or its body. */
export function checkAgainstContract(answer: SeenAnswer): void {
  const { method, path, status, body } = answer;
  const what = `${method} ${path} → ${status}`;
  const type = answer.contentType?.split(';')[0] ?? null;
  const id = operationAt(method, path);
  const response = id && responseOf(id, status);
  if (!response) {
    if (id && !STATUSES_OF_ANY_ADDRESS.includes(status)) throw new Error(`${what} is no status of ${id}`);
    if (type !== PROBLEM_TYPE) throw new Error(`${what} must be a problem, not ${String(type)}`);
    return validate(what, PROBLEM, body);
  }
  const content = response.content;
  if (!content || method === 'HEAD') {
    if (body !== '') throw new Error(`${what} must have no body`);
    return;
  }
  const media = type === null ? undefined : content[type];
  if (!media)
    throw new Error(`${what} has the type ${String(type)}, not ${Object.keys(content).join(' or ')}`);
  if (type === 'application/json' || type === PROBLEM_TYPE) validate(what, media.schema ?? {}, body);
}

function validate(what: string, schema: object, body: unknown): void {
  const errors = errorsOf(schema, body);
  if (!errors) return;
  const found = errors.map(({ instancePath, message }) => `body${instancePath} ${String(message)}`);
  throw new Error(`${what} breaks the contract: ${found.join(', ')}`);
}

function responseOf(id: OperationId, status: number): BodyObject | undefined {
  return answersOf(operationOf(id)).find(([known]) => known === String(status))?.[1];
}
