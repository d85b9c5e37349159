import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { operationAt } from '#openapi/operation-at.ts';
import { nameOfReference } from '#openapi/reference-name.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';

interface ResponseObject {
  $ref?: string;
  content?: Record<string, { schema?: object }>;
}

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
/** Statuses that the front of the house gives before an operation is found, and for those that are not built yet. */
const STATUSES_OF_ANY_ADDRESS = [400, 404, 405, 415, 501];

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });

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
    return validate(what, { $ref: 'contract#/components/schemas/Problem' }, body);
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
  const check = ajv.compile(withAbsoluteReferences(schema));
  if (!check(body)) throw new Error(`${what} breaks the contract: ${ajv.errorsText(check.errors)}`);
}

/** References of a part of the contract point into the whole. */
function withAbsoluteReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
}

function responseOf(id: OperationId, status: number): ResponseObject | undefined {
  const { path, method } = operations[id];
  const paths = contract.paths as unknown as Record<
    string,
    Record<string, { responses: Record<string, ResponseObject> }>
  >;
  const response = paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  const shared = contract.components.responses as Record<string, ResponseObject>;
  return response?.$ref ? shared[nameOfReference(response.$ref)] : response;
}
