import { Ajv2020 } from 'ajv/dist/2020.js';
import { OpenAPIRouter, OpenAPIValidator, type Document, type Operation } from 'openapi-backend';
import { contract, followReference } from '#openapi/contract/contract.ts';
import { CALENDAR_DATE, DATE_TIME } from '#openapi/validation/date-patterns.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { parametersOfOperations } from '#openapi/generated/parameters.ts';
import type { RuleViolation } from '#openapi/validation/field-errors.ts';
import { refusalOfParameters } from '../responses/request-problem.ts';
import type { Query } from './read-query.ts';

export type ContractOperation = Operation & { operationId: OperationId };

/** They were checked, and have the types and the defaults of the contract. */
interface Parameters {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
}

interface ContractBackend {
  router: OpenAPIRouter;
  validator: OpenAPIValidator;
}

/** `path` has no query. HEAD is answered as GET. */
export function findOperation(method: string, path: string): ContractOperation | undefined {
  const request = { method: method === 'HEAD' ? 'GET' : method, path, headers: {} };
  return contractBackend().router.matchOperation(request) as ContractOperation | undefined;
}

/** Throws a Refusal (400) that names the wrong parameters. */
export function checkParameters(operation: ContractOperation, path: string, query: Query): Parameters {
  // The contract allows any text in every header, so none is checked.
  const request = { method: operation.method, path, query, headers: {} };
  const { errors, coerced } = contractBackend().validator.validateRequest(request, operation);
  if (errors)
    throw refusalOfParameters(
      errors.map(errorOfParameter),
      parametersOfOperations[operation.operationId].schema,
    );
  const { params, query: checkedQuery } = coerced as Parameters;
  return { params, query: checkedQuery };
}

/** openapi-backend validates an object of `path` and `query`, so its error of `limit` is at /query/limit. */
function errorOfParameter(error: RuleViolation): RuleViolation {
  const [, , ...rest] = error.instancePath.split('/');
  return { ...error, instancePath: rest.map((step) => `/${step}`).join('') };
}

/** The first request makes it, because making it would slow the start. */
let sharedBackend: ContractBackend | undefined;

function contractBackend(): ContractBackend {
  sharedBackend ??= makeBackend();
  return sharedBackend;
}

/** OpenAPIBackend itself is not used: it imports a package that reads files, and mocks run in a browser. */
function makeBackend(): ContractBackend {
  const definition = parametersOfContract();
  const router = new OpenAPIRouter({ definition, ignoreTrailingSlashes: false });
  const operations = router.getOperations();
  // The router would list them anew for each request, which takes ten times as long as a read.
  router.getOperations = () => operations;
  const validator = new OpenAPIValidator({
    definition,
    router,
    lazyCompileValidators: true,
    coerceTypes: true,
    // Tests check that the schemas are valid.
    ajvOpts: { allErrors: true, useDefaults: true, validateSchema: false, meta: false },
    // OpenAPI 3.1 uses the JSON Schema of 2020.
    customizeAjv: (_draft7, options) =>
      new Ajv2020(options).addFormat('date', CALENDAR_DATE).addFormat('date-time', DATE_TIME),
  });
  return { router, validator };
}

/** Keeps only the parameters, with their references resolved. The generated validators check the bodies. */
function parametersOfContract(): Document {
  const text = JSON.stringify({ ...contract, components: {} }, (key, value: unknown) => {
    if (key === 'requestBody' || key === 'responses') return undefined;
    return typeof value === 'object' && value !== null ? followReference(value) : value;
  });
  return JSON.parse(text) as Document;
}
