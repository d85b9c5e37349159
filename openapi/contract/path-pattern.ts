import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';

const PARAMETER = /\{[^}]+\}/;
const SPECIAL_SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Each `{parameter}` matches one segment of the path. */
export function pathPattern(id: OperationId): RegExp {
  const parts = operationRoutes[id].path.split(PARAMETER).map((part) => part.replace(SPECIAL_SIGNS, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
