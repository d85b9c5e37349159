import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';
import { parametersOfOperations } from '#openapi/generated/parameters.ts';
import type { RuleViolation } from '#openapi/validation/field-errors.ts';
import { refusalOfParameters } from '../shared/request-problem.ts';
import { contractBackend } from './contract-backend.ts';
import type { Query } from './read-query.ts';

/** The checked parameters, with the types and the defaults of the contract. */
interface Parameters {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
}

/** Throws a Refusal (400) that names the parameters that are wrong. */
export function checkParameters(id: OperationId, path: string, query: Query): Parameters {
  const { validator } = contractBackend();
  const { method } = operationRoutes[id];
  // Every header of the contract may be any text, so none is checked.
  const request = { method, path, query, headers: {} };
  const { errors, coerced } = validator.validateRequest(request, id);
  if (errors) throw refusalOfParameters(errors.map(errorOfParameter), parametersOfOperations[id].schema);
  const { params, query: checkedQuery } = coerced as Parameters;
  return { params, query: checkedQuery };
}

/** openapi-backend puts what it validates one level down: /query/limit. */
function errorOfParameter(error: RuleViolation): RuleViolation {
  const [, , ...rest] = error.instancePath.split('/');
  return { ...error, instancePath: rest.map((step) => `/${step}`).join('') };
}
