import { HEADER, operationsOf, type Contract } from './contract-source.ts';

export function operationsModule(contract: Contract): string {
  const entries = operationsOf(contract).map(({ path, method, operation, parameters }) => {
    const { operationId, security = [] } = operation;
    const isOptional = security.some((scheme) => Object.keys(scheme).length === 0);
    const route = {
      method: method.toUpperCase(),
      path,
      needsSession: security.length > 0 && !isOptional,
      ...(isOptional && {
        sessionParameters: parameters.filter((parameter) => parameter['x-session']).map(({ name }) => name),
      }),
    };
    return `  ${operationId}: ${JSON.stringify(route)},\n`;
  });
  return `${HEADER}
interface OperationRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  needsSession: boolean;
  /** An operation that needs no session may have parameters that need one. */
  sessionParameters?: readonly string[];
}

const routes = {
${entries.join('')}} satisfies Record<string, OperationRoute>;

export type OperationId = keyof typeof routes;

/** The operations by their operationId. */
export const operationRoutes: Readonly<Record<OperationId, OperationRoute>> = routes;
`;
}
