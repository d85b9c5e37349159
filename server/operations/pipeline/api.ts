import { operationRoutes } from '#openapi/generated/operations.ts';
import { checkParameters, findOperation, type ContractOperation } from './contract-backend.ts';
import { logEvent } from './event-log.ts';
import {
  handlerOf,
  type OperationRequest,
  type OperationResponse,
  type OperationHandlers,
} from '../operation-handler.ts';
import { normalQuery, readQuery, type Query } from './read-query.ts';
import { expectedBodyOf, receiveCheckedBody, type ReceiveBody } from './request-body.ts';
import type { Client } from '../requests/client-address.ts';
import { canonicalPath, isRead, splitUrl } from '../requests/request-line.ts';
import { notFoundProblem, problemOf, RequestProblem } from '../responses/request-problem.ts';
import type { Services } from '../services.ts';
import { sessionOrRefuse } from '../requests/session.ts';

/**
 * A request under /api, wherever it comes from: a socket, a page that is rendered, or a fetch that a mock
 * intercepts.
 */
export interface ApiRequest {
  method: string;
  /** The path and the query. */
  url: string;
  /** The names are in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  client: Client;
  /** Writes from pages of any other origin are refused. */
  siteOrigin: string;
  /** The signal aborts when the client closes the connection before the response. */
  signal?: AbortSignal;
  /** Called at most once, after the session was checked. Without it, the body is empty. */
  receiveBody?: ReceiveBody;
}

export interface Api {
  /** Never rejects: a request that fails gets a problem (RFC 9457). */
  handle(request: ApiRequest): Promise<OperationResponse>;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const BROKEN_PATH = 'The address is not valid: it holds a percent sign that starts no character.';

type ApiServices = Pick<Services, 'store' | 'tokens' | 'log'>;

export function createApi(services: ApiServices, handlers: OperationHandlers): Api {
  return {
    async handle(request) {
      const [sentPath, search] = splitUrl(request.url);
      const path = canonicalPath(sentPath);
      const query = readQuery(search);
      let operation: ContractOperation | undefined;
      let response: OperationResponse;
      try {
        if (path === null) throw new RequestProblem(400, BROKEN_PATH);
        operation = findOperation(request.method, path);
        if (!operation) throw noOperationProblem(path);
        response = await callOperation(operation, path, normalQuery(operation.operationId, query), request);
      } catch (error) {
        const problem = problemOf(error, `${request.method} ${sentPath}`, services.log);
        const repeatsDetailAsError =
          operation && handlerOf(handlers, operation.operationId).repeatsDetailAsError;
        response = problem.toResponse({ repeatsDetailAsError });
      }
      // Dry runs are not logged.
      if (operation && query['dryRun'] !== 'true')
        logEvent(services.log, operation.operationId, response, request.client);
      return response;
    },
  };

  /** Checks a request and calls its handler. The body is received last, since it may be large. */
  async function callOperation(
    operation: ContractOperation,
    path: string,
    query: Query,
    request: ApiRequest,
  ): Promise<OperationResponse> {
    const { headers, client, signal } = request;
    const id = operation.operationId;
    const { needsSession, sessionParameters = [] } = operationRoutes[id];
    if (!isRead(request)) refuseForeignOrigin(request);
    const isPrivate = needsSession || sessionParameters.some((name) => name in query);
    const session = isPrivate ? await sessionOrRefuse(services, request) : null;
    const parameters = checkParameters(operation, path, query);
    const { handle, beforeBody } = handlerOf(handlers, id);
    const expected = isRead(request) ? null : expectedBodyOf(id, headers);
    if (expected) await beforeBody?.(request);
    const received = expected && (await receiveCheckedBody(request.receiveBody, expected));
    const checked = {
      path,
      ...parameters,
      body: received?.content,
      files: received?.files ?? {},
      headers,
      client,
      isPrivate,
      session,
      signal,
    };
    // Parameters and body were checked, so they have the types of this operation.
    const response = await handle(checked as OperationRequest);
    if (!isPrivate || response.edition === undefined) return response;
    throw new Error(`${id} is read with a session, so its response must have no edition`);
  }
}

/** Browsers send the origin of the page that makes a write. Other clients send none, and are allowed. */
function refuseForeignOrigin({ headers, siteOrigin }: ApiRequest): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    (origin !== undefined && origin !== siteOrigin) || site === 'cross-site' || site === 'same-site';
  if (!isForeign) return;
  throw new RequestProblem(
    403,
    "A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address.",
  );
}

/** Returns a 405 if the path has other methods, otherwise a 404. */
function noOperationProblem(path: string): RequestProblem {
  const answered = METHODS.filter((method) => findOperation(method, path));
  if (answered.length === 0) return notFoundProblem();
  const Allow = answered.map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ');
  return new RequestProblem(405, `This address answers ${Allow} only.`, { headers: { Allow } });
}
