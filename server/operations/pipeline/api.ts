import { operationFacts, type OperationId } from '#openapi/generated/operations.ts';
import { parametersOfOperations } from '#openapi/generated/parameters.ts';
import type { StoredSession } from '#server/catalogue/ports/login-stores.ts';
import { checkPathNumbers, normalQuery, readQuery, refuseForeignOrigin } from './api-request.ts';
import type { ApiRequest } from './api-request.ts';
import {
  handleByContract,
  type Parameters,
  type RequestSteps,
  type RoutedRequest,
} from './contract-backend.ts';
import { logEvent } from './event-log.ts';
import {
  stepsOf,
  type OperationRequest,
  type OperationResponse,
  type Operations,
} from '../shared/operation.ts';
import { bodyOf, checkedBody } from './request-body.ts';
import { canonicalPath, isRead, splitUrl } from '../shared/request-line.ts';
import {
  invalidParameters,
  methodNotAllowed,
  nothingHere,
  problemOf,
  RequestProblem,
} from '../shared/request-problem.ts';
import type { Services } from '../shared/services.ts';
import { findSession } from '../shared/session.ts';

export interface Api {
  /** Answers every request. It answers one that fails with a problem (RFC 9457). */
  handle(request: ApiRequest): Promise<OperationResponse>;
}

type ApiServices = Pick<Services, 'store' | 'tokens' | 'log'>;

/** A request, and what its steps have found. */
interface Call {
  request: ApiRequest;
  routedRequest: RoutedRequest;
  /** Null until the operation is found. */
  id: OperationId | null;
  /** Only a request with a session is answered. */
  isPrivate: boolean;
  session: StoredSession | null;
}

/**
 * Makes the API of the contract. The backend finds the operation, validates the parameters and calls the
 * steps below.
 */
export function createApi(services: ApiServices, operations: Operations): Api {
  return {
    async handle(request) {
      const [path, search] = splitUrl(request.url);
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      // Every header of the contract may be any text, so none is validated.
      const routedRequest = { method, path, query: readQuery(search), headers: {} };
      const call: Call = { request, routedRequest, id: null, isPrivate: false, session: null };
      const response = await handleCall(call);
      const { id } = call;
      // A dry run is no event.
      if (id !== null && routedRequest.query['dryRun'] !== 'true')
        logEvent(services.log, id, response, request.client);
      return response;
    },
  };

  async function handleCall(call: Call): Promise<OperationResponse> {
    const { request, routedRequest } = call;
    const { path } = routedRequest;
    try {
      const canonical = canonicalPath(path);
      if (canonical === null) throw new RequestProblem(400, BROKEN_PATH);
      routedRequest.path = canonical;
      return await handleByContract(routedRequest, stepsOfCall(call));
    } catch (error) {
      const problem = problemOf(error, `${request.method} ${path}`, services.log);
      const hasError = call.id !== null && stepsOf(operations, call.id).repeatsDetailAsError;
      return (hasError ? problem.withError() : problem).toResponse();
    }
  }

  function stepsOfCall(call: Call): RequestSteps {
    const { request, routedRequest } = call;
    return {
      notFound() {
        throw nothingHere();
      },
      methodNotAllowed() {
        throw methodNotAllowed(routedRequest.path);
      },
      async operationFound(id, params) {
        const { method, secured, sessionParameters = [] } = operationFacts[id];
        call.id = id;
        if (method !== 'GET') refuseForeignOrigin(request);
        routedRequest.query = normalQuery(id, routedRequest.query);
        call.isPrivate = secured || sessionParameters.some((name) => name in routedRequest.query);
        if (call.isPrivate) {
          call.session = await findSession(services, request);
          if (!call.session) throw new RequestProblem(401, 'Please log in.');
        }
        checkPathNumbers(id, params);
      },
      hasSession: () => call.session !== null,
      parametersInvalid(id, errors) {
        throw invalidParameters(errors, parametersOfOperations[id].schema);
      },
      answer: (id, valid) => answerOperation(id, valid, call),
    };
  }

  /** Receives the body, which comes last since it may be large, and calls the operation. */
  async function answerOperation(id: OperationId, { params, query }: Parameters, call: Call) {
    const { request, routedRequest, isPrivate } = call;
    const { handle, beforeBody } = stepsOf(operations, id);
    const expected = isRead(request) ? null : bodyOf(id, request.headers);
    if (expected) await beforeBody?.(request);
    const received = expected && (await checkedBody(request.receiveBody, expected));
    const valid = {
      path: routedRequest.path,
      params,
      query,
      body: received?.content,
      files: received?.files ?? {},
      headers: request.headers,
      client: request.client,
      isPrivate,
      session: call.session,
      signal: request.signal,
    };
    // The contract was checked, so parameters and body have the types of this operation.
    const response = await handle(valid as OperationRequest);
    if (!isPrivate || response.edition === undefined) return response;
    throw new Error(`${id} is read with a session, so its response must have no edition`);
  }
}

const BROKEN_PATH = 'The address is not valid: it holds a percent sign that starts no character.';
