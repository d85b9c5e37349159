import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { answerWithStatus, responseOf } from './scenarios/contract-answers.ts';
import { emptyAnswer } from './scenarios/empty-answer.ts';

type Answer = () => Promise<Response> | Response;

/** The operation never answers: a story holds what a screen shows while it loads. */
export function pending(id: OperationId): RequestHandler {
  return handle(id, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** The operation has nothing to list. */
export function empty(id: OperationId): RequestHandler {
  return handle(id, () => Response.json(emptyAnswer(id)));
}

/** The operation fails as the contract describes a defect of the server. */
export function failing(id: OperationId): RequestHandler {
  return handle(id, () => {
    const answer = answerWithStatus(id, 500);
    return answer ? responseOf(answer) : HttpResponse.error();
  });
}

function handle(id: OperationId, answer: Answer): RequestHandler {
  const { method, path } = operations[id];
  const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
  return methods[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, answer);
}
