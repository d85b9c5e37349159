import contractJson from '#openapi/generated/contract.json' with { type: 'json' };
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { nameOfReference } from '#openapi/reference-name.ts';

/** An answer that the contract shows for an operation. */
export interface ContractAnswer {
  /** Its status and the name of its example: `409-NameTaken`; the status alone where the answer has no body. */
  key: string;
  status: number;
  /** Null for an answer without a body. */
  type: string | null;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

interface Media {
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}
interface Answer {
  $ref?: string;
  headers?: Record<string, { $ref?: string; example?: string | number }>;
  content?: Record<string, Media>;
}

const contract = contractJson as unknown as {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: {
    responses: Record<string, Answer>;
    headers: Record<string, { example?: string | number }>;
    examples: Record<string, { value: unknown }>;
  };
};

/** What an answer of its own needs. The others tell of this very request, which an example cannot know. */
const TOLD_HEADERS = ['Retry-After', 'Content-Disposition'];
/** A browser asks with validators by itself, and a page never sees this answer. */
const NOT_MODIFIED = '304';

/** Every answer of an operation that the contract has an example for, or that has no body. */
export function contractAnswers(id: OperationId): ContractAnswer[] {
  const { method, path } = operations[id];
  const responses = contract.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  return Object.entries(responses).flatMap(([status, given]): ContractAnswer[] => {
    if (status === NOT_MODIFIED) return [];
    const answer = given.$ref ? (contract.components.responses[nameOfReference(given.$ref)] ?? {}) : given;
    const common = { status: Number(status), headers: headersOf(answer) };
    if (!answer.content) return [{ ...common, key: status, type: null, body: null }];
    return Object.entries(answer.content).flatMap(([type, { examples = {} }]) =>
      Object.entries(examples).map(([name, { $ref, value }]) => ({
        ...common,
        key: `${status}-${name}`,
        type,
        body: $ref ? contract.components.examples[nameOfReference($ref)]?.value : value,
      })),
    );
  });
}

/** The answer of an operation with a status, the first where there are several. */
export function answerWithStatus(id: OperationId, status: number): ContractAnswer | undefined {
  return contractAnswers(id).find((answer) => answer.status === status);
}

/** The answer as a page receives it. */
export function responseOf({ status, type, body, headers }: ContractAnswer): Response {
  const content = type === null ? null : type.includes('json') ? JSON.stringify(body) : String(body);
  return new Response(content, {
    status,
    headers: { ...headers, ...(type !== null && { 'Content-Type': type }) },
  });
}

function headersOf({ headers = {} }: Answer): Record<string, string> {
  return Object.fromEntries(
    TOLD_HEADERS.flatMap((name) => {
      const header = headers[name];
      const described = header?.$ref ? contract.components.headers[nameOfReference(header.$ref)] : header;
      return described?.example === undefined ? [] : [[name, String(described.example)]];
    }),
  );
}
