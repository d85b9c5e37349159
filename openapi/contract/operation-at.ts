import { operationFacts, type OperationId } from '#openapi/generated/operations.ts';
import { routesOf } from './path-pattern.ts';

const ROUTES = routesOf(
  (Object.keys(operationFacts) as OperationId[]).map((id) => ({ id, ...operationFacts[id] })),
);

/** Returns the operation of a request. `path` has no query, and HEAD is answered as GET. */
export function operationAt(method: string, path: string): OperationId | undefined {
  const routed = method === 'HEAD' ? 'GET' : method;
  const route = ROUTES.find(({ operation, pattern }) => operation.method === routed && pattern.test(path));
  return route?.operation.id;
}
