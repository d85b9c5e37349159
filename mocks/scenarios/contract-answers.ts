import { answersOf, contract, examplesOf, operationOf } from '#openapi/contract/contract-parts.ts';
import {
  followReference,
  type BodyObject,
  type SchemaObject,
  mergedSchema,
} from '#openapi/contract/contract-document.ts';
import type { Problem } from '#openapi/generated/model.ts';
import { type OperationId, operations } from '#openapi/generated/operations.ts';

export interface ContractAnswer {
  /** `409-NameTaken`; the status alone without a body. */
  key: string;
  status: number;
  type: string | null;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** Other headers depend on the request. */
const TOLD_HEADERS = ['Retry-After', 'Content-Disposition'];
/** The browser handles it; a page never sees it. */
const NOT_MODIFIED = '304';

export function contractAnswers(id: OperationId): ContractAnswer[] {
  return answersOf(operationOf(id)).flatMap(([status, answer]): ContractAnswer[] => {
    if (status === NOT_MODIFIED) return [];
    const headers = headersOf(answer);
    if (!answer.content) return [{ headers, status: Number(status), key: status, type: null, body: null }];
    return Object.entries(answer.content).flatMap(([type, media]) =>
      examplesOf(media).map(([name, body]) => {
        // `default` has several statuses; the example says which.
        const own = status === 'default' ? (body as Problem).status : Number(status);
        return { headers, status: own, key: `${own}-${name}`, type, body };
      }),
    );
  });
}

export function answerWithStatus(id: OperationId, status: number): ContractAnswer | undefined {
  return contractAnswers(id).find((answer) => answer.status === status);
}

export function successOf(id: OperationId): ContractAnswer {
  const [first] = contractAnswers(id);
  if (!first || first.status >= 300) throw new Error(`The contract shows no answer of ${id}`);
  return first;
}

/** The contract's first example of a successful answer, whose type the caller knows. */
export function exampleOf<Body>(id: OperationId): Body {
  return structuredClone(successOf(id).body) as Body;
}

export function responseOf({ status, type, body, headers }: ContractAnswer): Response {
  const content = type === null ? null : type.includes('json') ? JSON.stringify(body) : String(body);
  return new Response(content, {
    status,
    headers: { ...headers, ...(type !== null && { 'Content-Type': type }) },
  });
}

function headersOf({ headers = {} }: BodyObject): Record<string, string> {
  return Object.fromEntries(
    TOLD_HEADERS.flatMap((name) => {
      const header = headers[name];
      const example = header && followReference(contract, header).example;
      return example === undefined ? [] : [[name, String(example)]];
    }),
  );
}

/** An empty list, or the example with lists emptied and counts at 0. Undefined for an operation that lists nothing. */
export function emptyAnswer(id: OperationId): unknown {
  const { method, path } = operations[id];
  if (method !== 'GET') return undefined;
  const [, answer] = answersOf(operationOf(id)).find(([status]) => status === '200') ?? [];
  const schema = merged(answer?.content?.['application/json']?.schema ?? {});
  if (isOf(schema, 'array')) return [];
  if (!isOf(schema, 'object') || path.includes('{')) return undefined;
  const example = contractAnswers(id).find(({ status }) => status === 200)?.body as Record<string, unknown>;
  const parts = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, merged(property)] as const,
  );
  if (!parts.some(([, part]) => isOf(part, 'array'))) return undefined;
  const emptied = parts
    .filter(([name]) => name in example)
    .map(([name, part]) => [name, emptyPart(part, example[name])]);
  return Object.fromEntries(emptied);
}

function emptyPart(schema: SchemaObject, example: unknown): unknown {
  if (isOf(schema, 'array') && (schema.minItems ?? 0) === 0) return [];
  if (isOf(schema, 'integer') && (schema.minimum ?? 0) <= 0) return 0;
  return example;
}

function merged(schema: SchemaObject): SchemaObject {
  return mergedSchema(schema, ($ref) => followReference<SchemaObject>(contract, { $ref }));
}

function isOf({ type }: SchemaObject, wanted: string): boolean {
  return Array.isArray(type) ? type.includes(wanted) : type === wanted;
}
