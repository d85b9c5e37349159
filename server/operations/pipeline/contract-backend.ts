import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { OpenAPIBackend, OpenAPIRouter } from 'openapi-backend';
import type { Context, Document, Handler, Operation as Route } from 'openapi-backend';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { operationFacts, type OperationId } from '#openapi/generated/operations.ts';
import type { SchemaError } from '#openapi/validation/field-errors.ts';
import type { Query } from './api-request.ts';
import type { OperationResponse } from '../shared/operation.ts';

/** A step may replace the query before it is validated. */
export interface RoutedRequest {
  method: string;
  path: string;
  query: Query;
  headers: Record<string, never>;
}

export interface Parameters {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
}

/**
 * `notFound` and `methodNotAllowed` end a request. Otherwise `operationFound` runs, then `parametersInvalid`
 * or `answer`.
 */
export interface RequestSteps {
  notFound: () => never;
  methodNotAllowed: () => never;
  operationFound: (id: OperationId, params: Parameters['params']) => Promise<void>;
  hasSession: () => boolean;
  parametersInvalid: (id: OperationId, errors: SchemaError[]) => never;
  answer: (id: OperationId, valid: Parameters) => Promise<OperationResponse>;
}

/** It takes some 60 ms of CPU. The first request makes it for all, so that a start does not wait. */
let sharedBackend: Promise<OpenAPIBackend> | undefined;

/** Takes a request through its steps with openapi-backend. What adapts the library stands here alone. */
export async function handleByContract(
  request: RoutedRequest,
  steps: RequestSteps,
): Promise<OperationResponse> {
  sharedBackend ??= makeBackend();
  const backend = await sharedBackend;
  return (await backend.handleRequest(request, steps)) as OperationResponse;
}

async function makeBackend(): Promise<OpenAPIBackend> {
  const definition = contractWithoutBodies();
  const hasSession = (_context: Context, steps: RequestSteps) => steps.hasSession();
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
  // Only `init` makes a router, so it is replaced afterwards. Each handler that is registered asks it.
  backend.router = new KeptRouter(backend);
  backend.register(makeHandlers());
  return backend;
}

/** The generated validators check the bodies, as they do in the forms. */
function contractWithoutBodies(): Document {
  const text = JSON.stringify(contract, (key, value: unknown) => (key === 'requestBody' ? undefined : value));
  return JSON.parse(text) as Document;
}

function makeHandlers(): Record<string, Handler> {
  const handlers: Record<string, Handler> = {
    notFound: (_context: Context, steps: RequestSteps) => steps.notFound(),
    methodNotAllowed: (_context: Context, steps: RequestSteps) => steps.methodNotAllowed(),
    async postRoutingHandler({ operation, request: { params } }: Context, steps: RequestSteps) {
      // openapi-backend also calls it before the two above, and then there is no operation.
      if (!(operation as unknown)) return;
      await steps.operationFound(operation.operationId as OperationId, params as Parameters['params']);
    },
    validationFail({ operation, validation }: Context, steps: RequestSteps) {
      const errors = (validation.errors ?? []) as SchemaError[];
      return steps.parametersInvalid(operation.operationId as OperationId, errors.map(errorOfParameter));
    },
  };
  for (const id of Object.keys(operationFacts) as OperationId[])
    handlers[id] = ({ request }: Context, steps: RequestSteps) => steps.answer(id, request as Parameters);
  return handlers;
}

/** openapi-backend puts what it validates one level down: /query/limit. */
function errorOfParameter(error: SchemaError): SchemaError {
  const [, , ...rest] = error.instancePath.split('/');
  return { ...error, instancePath: rest.map((step) => `/${step}`).join('') };
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
