import { operationFacts, type OperationId } from '#openapi/generated/operations.ts';

const PARAMETER = /\{[^}]+\}/;
const SPECIAL_SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Returns a pattern in which each `{parameter}` is one segment of any text. */
export function pathPattern(id: OperationId): RegExp {
  const fixed = operationFacts[id].path.split(PARAMETER).map((part) => part.replace(SPECIAL_SIGNS, '\\$&'));
  return new RegExp(`^${fixed.join('[^/]+')}$`);
}

let routes: readonly { id: OperationId; pattern: RegExp }[] | undefined;

/** Puts the path with the longest fixed part first, so that a fixed path wins over one with a parameter. */
function sortedRoutes(): NonNullable<typeof routes> {
  const fixedLength = (id: OperationId): number => operationFacts[id].path.split(PARAMETER).join('').length;
  const ids = Object.keys(operationFacts) as OperationId[];
  return ids.sort((a, b) => fixedLength(b) - fixedLength(a)).map((id) => ({ id, pattern: pathPattern(id) }));
}

/** Returns the operation of a request. `path` has no query, and HEAD is answered as GET. */
export function operationAt(method: string, path: string): OperationId | undefined {
  const routed = method === 'HEAD' ? 'GET' : method;
  // A page that asks for patterns alone needs no routes.
  routes ??= sortedRoutes();
  return routes.find(({ id, pattern }) => operationFacts[id].method === routed && pattern.test(path))?.id;
}
