import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { OpenAPIBackend, OpenAPIRouter } from 'openapi-backend';
import type { Context, Document, Handler, Operation as Route, Request } from 'openapi-backend';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { operationFacts, type OperationId } from '#openapi/generated/operations.ts';
import { parametersOfOperations } from '#openapi/generated/parameters.ts';
import type { SchemaError } from '#openapi/validation/field-errors.ts';
import type { StoredSession } from '#server/catalogue/ports/login-stores.ts';
import {
  canonicalPath,
  isRead,
  readQuery,
  refuseForeignOrigin,
  checkPathNumbers,
  normaliseQuery,
  splitUrl,
  type ApiRequest,
  type Query,
} from './api-request.ts';
import type { EventLog } from './event-log.ts';
import type { Operation, OperationRequest, OperationResponse, Operations } from './operation.ts';
import { bodyOf, checkedBody } from './request-body.ts';
import { invalidParameters, methodNotAllowed, nothingHere, RequestProblem } from './request-problem.ts';
import type { Services } from './services.ts';
import { findSession } from './session.ts';

export interface Api {
  /** Answers every request. It answers one that fails with a problem (RFC 9457). */
  handle(request: ApiRequest): Promise<OperationResponse>;
}

type ApiServices = Pick<Services, 'store' | 'tokens' | 'problemOf'>;

/** The handlers get it beside the context of openapi-backend. */
interface Call {
  services: ApiServices;
  operations: Operations;
  request: ApiRequest;
  routedRequest: Request & { query: Query };
  /** Null until the operation is found. */
  id: OperationId | null;
  /** Only a request with a session is answered. */
  isPrivate: boolean;
  session: StoredSession | null;
}

/**
 * Makes the API of the contract on openapi-backend, which finds the operation, asks for the session,
 * validates the parameters and calls the handlers below. `events` has listeners for some operations. Each is
 * called after its operation, but not after a dry run.
 */
export function createApi(services: ApiServices, operations: Operations, events: EventLog = {}): Api {
  async function handleCall(call: Call): Promise<OperationResponse> {
    const { request, routedRequest } = call;
    const { path } = routedRequest;
    try {
      const canonical = canonicalPath(path);
      if (canonical === null) throw new RequestProblem(400, BROKEN_PATH);
      routedRequest.path = canonical;
      sharedBackend ??= makeBackend();
      return (await (await sharedBackend).handleRequest(routedRequest, call)) as OperationResponse;
    } catch (error) {
      const problem =
        error instanceof RequestProblem ? error : services.problemOf(error, `${request.method} ${path}`);
      const tellsError = call.id !== null && operations[call.id].tellsError;
      return (tellsError ? problem.withError() : problem).toResponse();
    }
  }

  return {
    async handle(request) {
      const [path, search] = splitUrl(request.url);
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const routedRequest = { method, path, query: readQuery(search), headers: {} };
      const call: Call = {
        services,
        operations,
        request,
        routedRequest,
        id: null,
        isPrivate: false,
        session: null,
      };
      const response = await handleCall(call);
      const { id } = call;
      if (id !== null && routedRequest.query['dryRun'] !== 'true') events[id]?.(response, request);
      return response;
    },
  };
}

const BROKEN_PATH = 'The address is not valid: it holds a percent sign that starts no character.';

/** openapi-backend calls one of the first two, or the others in this order. */
const handlers: Record<string, Handler> = {
  notFound() {
    throw nothingHere();
  },
  methodNotAllowed(_context: Context, { routedRequest }: Call) {
    throw methodNotAllowed(routedRequest.path);
  },
  async postRoutingHandler({ operation, request: { params } }: Context, call: Call) {
    // When no operation matches, this handler is called too, and then one of the two above.
    if (!(operation as unknown)) return;
    const id = operation.operationId as OperationId;
    const { query } = call.routedRequest;
    const { method, secured, sessionParameters = [] } = operationFacts[id];
    call.id = id;
    if (method !== 'GET') refuseForeignOrigin(call.request);
    normaliseQuery(id, query);
    call.isPrivate = secured || sessionParameters.some((name) => name in query);
    if (call.isPrivate) {
      call.session = await findSession(call.services, call.request);
      if (!call.session) throw new RequestProblem(401, 'Please log in.');
    }
    checkPathNumbers(id, params as Record<string, unknown>);
  },
  validationFail({ validation, operation }: Context) {
    const { schema } = parametersOfOperations[operation.operationId as OperationId];
    throw invalidParameters((validation.errors ?? []) as SchemaError[], schema);
  },
};
for (const id of Object.keys(operationFacts) as OperationId[])
  handlers[id] = (context: Context, call: Call) => answerOperation(id, context, call);

const hasSession: Handler = (_context: Context, { session }: Call) => session !== null;

/** Receives the body, which comes last since it may be large, and calls the operation. */
async function answerOperation(id: OperationId, context: Context, call: Call) {
  const { request, routedRequest, isPrivate } = call;
  const { params, query } = context.request as Record<'params' | 'query', unknown>;
  const operation = call.operations[id] as Operation<OperationId>;
  const expected = isRead(request) ? null : bodyOf(id, request.headers);
  if (expected) await operation.beforeBody?.(request);
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
    ...(request.signal && { signal: request.signal }),
  };
  // The contract was checked, so parameters and body have the types of this operation.
  const response = await operation(valid as OperationRequest);
  if (!isPrivate || response.edition === undefined) return response;
  throw new Error(`${id} is read with a session, so its response must have no edition`);
}

/** The first request makes it, so that a start does not wait. */
let sharedBackend: Promise<OpenAPIBackend> | undefined;

async function makeBackend(): Promise<OpenAPIBackend> {
  // The generated validators check the bodies, as they do in the forms, so the definition has none.
  const withoutBodies = JSON.stringify(contract, (key, value: unknown) =>
    key === 'requestBody' ? undefined : value,
  );
  const definition = JSON.parse(withoutBodies) as Document;
  const backend = new OpenAPIBackend({
    definition,
    // openapi-backend's own check of the document knows OpenAPI 3.0 only, so tests lint the contract.
    quick: true,
    strict: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    // Tests check that the schemas are valid.
    ajvOpts: { strict: false, allErrors: true, useDefaults: true, validateSchema: false, meta: false },
    // OpenAPI 3.1 uses the JSON Schema of 2020.
    customizeAjv: (_draft7, options) => addFormats(new Ajv2020(options), ['date', 'date-time']),
    securityHandlers: { session: hasSession, cookie: hasSession },
  });
  // The contract is an object already. The original would read it with a package for files, which no browser
  // can run.
  backend.loadDocument = () => Promise.resolve(definition);
  await backend.init();
  backend.router = new KeptRouter(backend);
  backend.register(handlers);
  return backend;
}

/**
 * Lists the operations once. openapi-backend's own router lists them for every request, which takes 1.3 ms of
 * CPU, six times as much as a whole read takes with this one.
 */
class KeptRouter extends OpenAPIRouter {
  readonly #operations = super.getOperations();

  override getOperations(): Route[] {
    return this.#operations;
  }
}
