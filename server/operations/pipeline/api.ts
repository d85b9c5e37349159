import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';
import type { ApiRequest } from './api-request.ts';
import { checkParameters } from './check-parameters.ts';
import { contractBackend } from './contract-backend.ts';
import { logEvent } from './event-log.ts';
import {
  handlerOf,
  type OperationRequest,
  type OperationResponse,
  type OperationHandlers,
} from '../shared/operation-handler.ts';
import { normalQuery, readQuery, type Query } from './read-query.ts';
import { refuseForeignOrigin } from './refuse-foreign-origin.ts';
import { expectedBodyOf, receiveCheckedBody } from './request-body.ts';
import { canonicalPath } from '../shared/canonical-path.ts';
import { isRead, splitUrl } from '../shared/request-line.ts';
import { noOperationProblem, problemOf, RequestProblem } from '../shared/request-problem.ts';
import type { Services } from '../shared/services.ts';
import { sessionOrRefuse } from '../shared/session.ts';

export interface Api {
  /** Never rejects: a request that fails gets a problem (RFC 9457). */
  handle(request: ApiRequest): Promise<OperationResponse>;
}

const BROKEN_PATH = 'The address is not valid: it holds a percent sign that starts no character.';

type ApiServices = Pick<Services, 'store' | 'tokens' | 'log'>;

/** Makes the API of the contract. */
export function createApi(services: ApiServices, operations: OperationHandlers): Api {
  return {
    async handle(request) {
      const [sentPath, search] = splitUrl(request.url);
      const path = canonicalPath(sentPath);
      const query = readQuery(search);
      let id: OperationId | undefined;
      let response: OperationResponse;
      try {
        if (path === null) throw new RequestProblem(400, BROKEN_PATH);
        id = findOperation(request.method, path);
        if (id === undefined) throw noOperationProblem(path);
        response = await callOperation(id, path, normalQuery(id, query), request);
      } catch (error) {
        const problem = problemOf(error, `${request.method} ${sentPath}`, services.log);
        const hasError = id !== undefined && handlerOf(operations, id).repeatsDetailAsError;
        response = (hasError ? problem.withError() : problem).toResponse();
      }
      // A dry run is no event.
      if (id !== undefined && query['dryRun'] !== 'true')
        logEvent(services.log, id, response, request.client);
      return response;
    },
  };

  /** Checks a request and calls its operation. The body comes last, since it may be large. */
  async function callOperation(
    id: OperationId,
    path: string,
    query: Query,
    request: ApiRequest,
  ): Promise<OperationResponse> {
    const { headers, client, signal } = request;
    const { needsSession, sessionParameters = [] } = operationRoutes[id];
    if (!isRead(request)) refuseForeignOrigin(request);
    const isPrivate = needsSession || sessionParameters.some((name) => name in query);
    const session = isPrivate ? await sessionOrRefuse(services, request) : null;
    const parameters = checkParameters(id, path, query);
    const { handle, beforeBody } = handlerOf(operations, id);
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
    // The contract was checked, so parameters and body have the types of this operation.
    const response = await handle(checked as OperationRequest);
    if (!isPrivate || response.edition === undefined) return response;
    throw new Error(`${id} is read with a session, so its response must have no edition`);
  }
}

/** HEAD is answered as GET. */
function findOperation(method: string, path: string): OperationId | undefined {
  const { router } = contractBackend();
  const routed = { method: method === 'HEAD' ? 'GET' : method, path, headers: {} };
  return router.matchOperation(routed)?.operationId as OperationId | undefined;
}
