import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { PARAMETER, pathPattern } from './path-pattern.ts';

const fixedLength = (path: string): number => path.split(PARAMETER).join('').length;

/** The path with the longest fixed part comes first, so that a fixed path wins over one with a parameter. */
const ROUTES = (Object.keys(operations) as OperationId[])
  .map((id) => ({ id, ...operations[id], pattern: pathPattern(operations[id].path) }))
  .sort((one, other) => fixedLength(other.path) - fixedLength(one.path));

/** Returns the operation of a request. `path` has no query, and HEAD is answered as GET. */
export function operationAt(method: string, path: string): OperationId | undefined {
  const routed = method === 'HEAD' ? 'GET' : method;
  return ROUTES.find((route) => route.method === routed && route.pattern.test(path))?.id;
}
