import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { OpenAPIBackend, OpenAPIRouter } from 'openapi-backend';
import type { Document, Operation as ContractOperation, ValidationResult } from 'openapi-backend';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';
import { parametersOfOperations } from '#openapi/generated/parameters.ts';
import type { SchemaError } from '#openapi/validation/field-errors.ts';
import { checkPathNumbers, type Query } from './api-request.ts';
import { refusalOfParameters } from '../shared/request-problem.ts';

/** The query has the types and the defaults of the contract. */
interface Parameters {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
}

/** Making it takes some 60 ms of CPU. The first request makes it for all, so that a start does not wait. */
let sharedBackend: Promise<OpenAPIBackend> | undefined;

function contractBackend(): Promise<OpenAPIBackend> {
  sharedBackend ??= makeBackend();
  return sharedBackend;
}

/** Finds the operation of a method and a path without a query. HEAD is answered as GET. */
export async function findOperation(method: string, path: string): Promise<OperationId | undefined> {
  const { router } = await contractBackend();
  const routed = { method: method === 'HEAD' ? 'GET' : method, path, headers: {} };
  return router.matchOperation(routed)?.operationId as OperationId | undefined;
}

/** Throws a Refusal (400) that names the parameters that are wrong. */
export async function checkParameters(id: OperationId, path: string, query: Query): Promise<Parameters> {
  const backend = await contractBackend();
  const operation = backend.router.getOperation(id);
  const { method } = operationRoutes[id];
  // Every header of the contract may be any text, so none is checked.
  const request = { method, path, query, headers: {} };
  const { params } = backend.router.parseRequest(request, operation) as Parameters;
  checkPathNumbers(id, params);
  const result = backend.validateRequest(request, operation) as ValidationResult<Parameters>;
  if (result.errors)
    throw refusalOfParameters(result.errors.map(errorOfParameter), parametersOfOperations[id].schema);
  return { params, query: result.coerced?.query ?? query };
}

async function makeBackend(): Promise<OpenAPIBackend> {
  const definition = contractWithoutBodies();
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
  });
  // The contract is an object already. The original would read it with a package for files, which no browser
  // can run.
  backend.loadDocument = () => Promise.resolve(definition);
  await backend.init();
  // Only `init` makes a router, so it is replaced afterwards.
  backend.router = new KeptRouter(backend);
  return backend;
}

/**
 * Lists the operations once. openapi-backend's own router lists them for every request, which takes 1.3 ms of
 * CPU, six times as much as a whole read takes with this one.
 */
class KeptRouter extends OpenAPIRouter {
  readonly #operations = super.getOperations();

  override getOperations(): ContractOperation[] {
    return this.#operations;
  }
}

/** The generated validators check the bodies, as they do in the forms. */
function contractWithoutBodies(): Document {
  const text = JSON.stringify(contract, (key, value: unknown) => (key === 'requestBody' ? undefined : value));
  return JSON.parse(text) as Document;
}

/** openapi-backend puts what it validates one level down: /query/limit. */
function errorOfParameter(error: SchemaError): SchemaError {
  const [, , ...rest] = error.instancePath.split('/');
  return { ...error, instancePath: rest.map((step) => `/${step}`).join('') };
}
