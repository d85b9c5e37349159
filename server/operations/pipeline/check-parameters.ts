import type { ValidationResult } from 'openapi-backend';
import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';
import { parametersOfOperations } from '#openapi/generated/parameters.ts';
import type { RuleViolation } from '#openapi/validation/field-errors.ts';
import { refusalOfParameters } from '../shared/request-problem.ts';
import { contractBackend } from './contract-backend.ts';
import type { Query } from './read-query.ts';

/** The query has the types and the defaults of the contract. */
interface Parameters {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
}

/** Throws a Refusal (400) that names the parameters that are wrong. */
export async function checkParameters(id: OperationId, path: string, query: Query): Promise<Parameters> {
  const backend = await contractBackend();
  const operation = backend.router.getOperation(id);
  const { method } = operationRoutes[id];
  // Every header of the contract may be any text, so none is checked.
  const request = { method, path, query, headers: {} };
  const { params } = backend.router.parseRequest(request, operation) as Parameters;
  const result = backend.validateRequest(request, operation) as ValidationResult<Parameters>;
  if (result.errors)
    throw refusalOfParameters(result.errors.map(errorOfParameter), parametersOfOperations[id].schema);
  return { params, query: result.coerced?.query ?? query };
}

/** openapi-backend puts what it validates one level down: /query/limit. */
function errorOfParameter(error: RuleViolation): RuleViolation {
  const [, , ...rest] = error.instancePath.split('/');
  return { ...error, instancePath: rest.map((step) => `/${step}`).join('') };
}
