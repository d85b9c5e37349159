import { delay, http, HttpResponse, type HttpResponseResolver, type RequestHandler } from 'msw';
import type { Answers } from '#openapi/generated/answers.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import {
  contractAnswers,
  exampleOf,
  responseOf,
  successOf,
  type ContractAnswer,
  type JsonOperation,
  emptyAnswer,
} from '#mocks/scenarios/contract-answers.ts';

type Info = Parameters<HttpResponseResolver>[0];
type Maker<Id extends JsonOperation> = (info: Info) => Answers[Id] | Promise<Answers[Id]>;

export function pending(id: OperationId): RequestHandler {
  return handle(id, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

export function empty(id: OperationId): RequestHandler {
  return handle(id, () => Response.json(emptyAnswer(id)));
}

export function failing(id: OperationId): RequestHandler {
  return refusing(id, 500);
}

/** One of the contract's examples, by name or the first of a status; where `isMended` says so, the next mock answers. */
export function refusing(
  id: OperationId,
  which: string | number,
  {
    once = false,
    delayMs = 0,
    isMended,
  }: { once?: boolean; delayMs?: number; isMended?: () => boolean } = {},
): RequestHandler {
  const respond = async (): Promise<Response | undefined> => {
    if (isMended?.()) return undefined;
    await delay(delayMs);
    return responseOf(answerOf(id, which));
  };
  return handle(id, respond, { once });
}

export function answering<Id extends JsonOperation>(
  id: Id,
  answer: Answers[Id] | Maker<Id> = exampleOf(id),
): RequestHandler {
  const { status, headers } = successOf(id);
  return handle(id, async (info) => {
    const body = typeof answer === 'function' ? await answer(info) : answer;
    return HttpResponse.json(body as object, { status, headers });
  });
}

function answerOf(id: OperationId, which: string | number): ContractAnswer {
  const found = contractAnswers(id).find(
    ({ status, key }) => status === which || key === `${status}-${which}`,
  );
  if (!found) throw new Error(`The contract shows no answer ${which} of ${id}`);
  return found;
}

function handle(
  id: OperationId,
  answer: (info: Info) => Promise<Response | undefined> | Response,
  options: { once?: boolean } = {},
): RequestHandler {
  const { method, path } = operations[id];
  const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
  return methods[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, answer, options);
}
