import { answersOf, contract, examplesOf, operationOf } from '#openapi/contract/contract-parts.ts';
import { followReference, type BodyObject } from '#openapi/contract/contract-document.ts';
import type { Answers } from '#openapi/generated/answers.ts';
import type { Problem } from '#openapi/generated/model/index.ts';
import type { OperationId } from '#openapi/generated/operations.ts';

/** An operation that answers JSON when it succeeds. */
export type JsonOperation = OperationId & keyof Answers;

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

/** Headers whose examples are sent. The values of all others depend on the request, so that an example cannot have them. */
const TOLD_HEADERS = ['Retry-After', 'Content-Disposition'];
/** The browser handles this answer by itself; a page never sees it. */
const NOT_MODIFIED = '304';

/** Every answer of an operation that the contract has an example for, or that has no body. */
export function contractAnswers(id: OperationId): ContractAnswer[] {
  return answersOf(operationOf(id)).flatMap(([status, answer]): ContractAnswer[] => {
    if (status === NOT_MODIFIED) return [];
    const headers = headersOf(answer);
    if (!answer.content) return [{ headers, status: Number(status), key: status, type: null, body: null }];
    return Object.entries(answer.content).flatMap(([type, media]) =>
      examplesOf(media).map(([name, body]) => {
        // What any request may get is of several statuses, which its examples say.
        const own = status === 'default' ? (body as Problem).status : Number(status);
        return { headers, status: own, key: `${own}-${name}`, type, body };
      }),
    );
  });
}

/** The answer of an operation with a status, the first where there are several. */
export function answerWithStatus(id: OperationId, status: number): ContractAnswer | undefined {
  return contractAnswers(id).find((answer) => answer.status === status);
}

/** What an operation answers when it succeeds: the first of the contract's examples. */
export function successOf(id: OperationId): ContractAnswer {
  const [first] = contractAnswers(id);
  if (!first || first.status >= 300) throw new Error(`The contract shows no answer of ${id}`);
  return first;
}

/** The same as its page reads it. */
export function exampleOf<Id extends JsonOperation>(id: Id): Answers[Id] {
  return structuredClone(successOf(id).body) as Answers[Id];
}

/** The answer as a page receives it. */
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
