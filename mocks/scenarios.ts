import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { getListCocktailsResponseMock500 } from './generated/cocktails/cocktails.msw.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';

type Answer = () => Promise<Response> | Response;

/** The operation never answers: what a screen shows while it loads. */
export function slow(id: OperationId): RequestHandler {
  return handle(id, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** The operation answers with an empty list. */
export function empty(id: OperationId): RequestHandler {
  return handle(id, () => HttpResponse.json([]));
}

/** The operation fails as the contract describes a defect of the server. */
export function failing(id: OperationId): RequestHandler {
  return handle(id, () =>
    HttpResponse.json(getListCocktailsResponseMock500(), {
      status: 500,
      headers: { 'content-type': 'application/problem+json' },
    }),
  );
}

function handle(id: OperationId, answer: Answer): RequestHandler {
  const { method, path } = operations[id];
  const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;
  return methods[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, answer);
}
