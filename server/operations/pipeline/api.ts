import type { Context, Handler, OpenAPIBackend, Request } from 'openapi-backend';
import { operationFacts, type OperationId } from '#openapi/generated/operations.ts';
import { parametersOfOperations } from '#openapi/generated/parameters.ts';
import type { Session } from '#server/catalogue/ports/access-store.ts';
import type { SchemaError } from '#openapi/validation/field-errors.ts';
import {
  canonicalPath,
  readQuery,
  refuseForeignOrigin,
  refusePathNumbers,
  splitQuery,
  splitUrl,
  type Query,
  type ApiRequest,
} from './api-request.ts';
import { allowedMethods, contractBackend } from './contract-backend.ts';
import { findSession } from './session.ts';
import { bodyOf, checkedBody } from './request-body.ts';
import { invalidParameters, nothingHere, RequestProblem } from './request-problem.ts';
import type { Operation, OperationResponse, UploadedFile } from './operation.ts';
import type { EventLog } from './event-log.ts';
import type { Services } from './services.ts';

export interface Api {
  /** Answers every request. It answers one that fails with a problem (RFC 9457). */
  handle(request: ApiRequest): Promise<OperationResponse>;
}

const BROKEN_PATH = 'The address is not valid: it holds a percent sign that starts no character.';

interface Call {
  request: ApiRequest;
  target: Request;
  id: OperationId | null;
  /** Only a request with a session is answered. */
  isPrivate: boolean;
  body: unknown;
  files: Readonly<Record<string, UploadedFile>>;
  /** One look-up serves both security schemes. */
  session: Promise<Session | null> | null;
}

/**
 * Makes the API of the contract. openapi-backend calls the handlers below and validates the parameters; `contract-backend.ts` gives it a router
 * that finds the operation by an index. The body is received once the session is known, before the parameters, and is checked as every form
 * of the dashboard is.
 *
 * `events` has listeners for some operations. Each is called after its operation, but not after a dry run.
 */
export function createApi(
  services: Pick<Services, 'store' | 'tokens' | 'problemOf'>,
  operations: Readonly<Record<OperationId, Operation>>,
  events: EventLog = {},
): Api {
  // openapi-backend calls them in this order: postRoutingHandler, hasSession, postSecurityHandler, validationFail, the operation.
  const handlers: Record<string, Handler> = {
    notFound() {
      throw nothingHere();
    },
    methodNotAllowed(_context: Context, { target }: Call) {
      const allow = allowedMethods(target.path);
      throw new RequestProblem(405, `This address answers ${allow} only.`, { headers: { Allow: allow } });
    },
    postRoutingHandler({ operation }: Context, call: Call) {
      // This handler is called without an operation when none matches, and one of the two handlers above comes next.
      if (!(operation as unknown)) return;
      call.id = operation.operationId as OperationId;
      if (operationFacts[call.id].method !== 'GET') refuseForeignOrigin(call.request);
      splitQuery(call.id, call.target.query as Query);
      call.isPrivate = isPrivate(call.id, call.target.query as Query);
    },
    async postSecurityHandler({ request }: Context, call: Call) {
      // This handler is called for requests without a session too, and is the one place that refuses them.
      if (call.id === null) return;
      if (call.isPrivate && !(await call.session)) throw new RequestProblem(401, 'Please log in.');
      refusePathNumbers(call.id, request.params as Record<string, string>);
      if (operationFacts[call.id].method === 'GET') return;
      const body = bodyOf(call.id, call.request.headers);
      if (!body) return;
      await operations[call.id].beforeBody?.(call.request);
      const { content, files } = await checkedBody(call.request.receiveBody, body);
      call.files = files;
      call.body = content;
    },
    validationFail({ validation }: Context, { id }: Call) {
      throw invalidParameters(
        (validation.errors ?? []) as SchemaError[],
        id ? parametersOfOperations[id].schema : {},
      );
    },
  };
  for (const id of Object.keys(operationFacts) as OperationId[]) handlers[id] = handlerOf(id, operations[id]);

  const hasSession: Handler = async (_context: Context, call: Call) => {
    if (call.isPrivate) call.session ??= findSession(services, call.request);
    return (await call.session) !== null;
  };
  const securityHandlers = { session: hasSession, cookie: hasSession };

  /** The backend is made for the first request. */
  let backend: Promise<OpenAPIBackend> | undefined;

  async function answer(path: string, call: Call): Promise<OperationResponse> {
    try {
      const canonical = canonicalPath(path);
      if (canonical === null) throw new RequestProblem(400, BROKEN_PATH);
      call.target.path = canonical;
      backend ??= contractBackend(handlers, securityHandlers);
      return (await (await backend).handleRequest(call.target, call)) as OperationResponse;
    } catch (error) {
      const problem =
        error instanceof RequestProblem ? error : services.problemOf(error, `${call.request.method} ${path}`);
      return (
        call.id !== null && operations[call.id].tellsError ? problem.withError() : problem
      ).toResponse();
    }
  }

  return {
    async handle(request) {
      const [path, search] = splitUrl(request.address);
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const target = { method, path, query: readQuery(search), headers: {} };
      const call: Call = {
        request,
        target,
        id: null,
        isPrivate: false,
        body: undefined,
        files: {},
        session: null,
      };
      const response = await answer(path, call);
      if (call.id !== null && target.query['dryRun'] !== 'true') events[call.id]?.(response, request);
      return response;
    },
  };
}

/** Tells whether an operation needs a session, or a parameter of the request does. */
function isPrivate(id: OperationId, query: Query): boolean {
  const { secured, sessionParameters = [] } = operationFacts[id];
  return secured || sessionParameters.some((name) => name in query);
}

function handlerOf(id: OperationId, operation: Operation): Handler {
  return async ({ request: valid }: Context, { request, target, body, files, ...call }: Call) => {
    const response = await operation({
      path: target.path,
      params: valid.params as Record<string, string>,
      query: valid.query as Record<string, unknown>,
      body,
      files,
      headers: request.headers,
      client: request.client,
      isPrivate: call.isPrivate,
      session: await call.session,
      ...(request.signal && { signal: request.signal }),
    });
    if (!call.isPrivate || !response.cacheable) return response;
    throw new Error(`${id} is read with a session, so its response must not be cacheable`);
  };
}
