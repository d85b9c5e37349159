import { http, HttpResponse, type RequestHandler } from 'msw';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { knownQuery } from './check-query.ts';
import type { HouseMemory } from './memory.ts';
import { HouseProblem } from './problem.ts';

/** What an operation of the house is asked. */
export interface Call {
  params: Record<string, string>;
  query: URLSearchParams;
  request: Request;
}

type Answer = (call: Call) => Response | Promise<Response>;

/** Answers one operation of the contract, to whoever may ask for it, and remembers what it changed. */
export function operation(id: OperationId, memory: HouseMemory, answer: Answer): RequestHandler {
  const { method, path, secured } = operations[id];
  const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;
  return methods[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    try {
      if (secured && !isLoggedIn(memory)) throw new HouseProblem(401, 'Please log in.');
      const query = knownQuery(id, new URL(request.url).searchParams);
      const response = await answer({ params: params as Record<string, string>, query, request });
      if (method !== 'GET') {
        memory.log();
        memory.keep();
      }
      return response;
    } catch (error) {
      if (!(error instanceof HouseProblem)) throw error;
      memory.keep();
      return error.toResponse();
    }
  });
}

function isLoggedIn({ state: { sessionEnd } }: HouseMemory): boolean {
  return sessionEnd !== null && sessionEnd > new Date().toISOString();
}

/** The parameter of a path; the contract has it. */
export function idOf({ params }: Call): string {
  return params['id'] ?? '';
}

/** A read's answer. */
export async function shown(body: object, headers: Record<string, string> = {}): Promise<Response> {
  return HttpResponse.json(body, { headers: { ETag: await tagOf(body), ...headers } });
}

/** The answer to a write: the item as it is now. */
export async function saved(status: 200 | 201, item: { id: string }, path: string): Promise<Response> {
  const headers: Record<string, string> = { ETag: await tagOf(item) };
  if (status === 201) headers['Location'] = `${path}/${encodeURIComponent(item.id)}`;
  return HttpResponse.json(item, { status, headers });
}

export function deleted(): Response {
  return new HttpResponse(null, { status: 204 });
}

/** "PUT and DELETE honour If-Match": a 412 when the client saw something older than `current`. */
export async function checkIfMatch({ request }: Call, current: object): Promise<void> {
  const expected = request.headers.get('if-match');
  if (expected === null || expected === '*' || expected.includes(await tagOf(current))) return;
  const detail = 'This item was changed since you opened it. Load it again and repeat your change.';
  throw new HouseProblem(412, detail);
}

async function tagOf(body: object): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)));
  return `"${[...new Uint8Array(bytes).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
