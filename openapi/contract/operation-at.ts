import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';

const PARAMETER = /\{[^}]+\}/;
const SPECIAL_SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Each `{parameter}` matches one segment of the path. */
export function pathPattern(id: OperationId): RegExp {
  const parts = operationRoutes[id].path.split(PARAMETER).map((part) => part.replace(SPECIAL_SIGNS, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

let routes: readonly { id: OperationId; pattern: RegExp }[] | undefined;

/** The path with the longest fixed part is first, so that a fixed path wins over one with a parameter. */
function sortedRoutes(): NonNullable<typeof routes> {
  const fixedLength = (id: OperationId): number => operationRoutes[id].path.split(PARAMETER).join('').length;
  const ids = Object.keys(operationRoutes) as OperationId[];
  return ids.sort((a, b) => fixedLength(b) - fixedLength(a)).map((id) => ({ id, pattern: pathPattern(id) }));
}

/** `path` has no query. HEAD is answered as GET. */
export function operationAt(method: string, path: string): OperationId | undefined {
  const verb = method === 'HEAD' ? 'GET' : method;
  // A page that asks for patterns alone needs no routes.
  routes ??= sortedRoutes();
  return routes.find(({ id, pattern }) => operationRoutes[id].method === verb && pattern.test(path))?.id;
}
