import { HEADER, operationsOf, type Contract } from './contract-source.ts';

export function operationsModule(contract: Contract): string {
  const entries = operationsOf(contract).map(({ path, method, operation, parameters }) => {
    const { operationId, security = [] } = operation;
    const isOptional = security.some((scheme) => Object.keys(scheme).length === 0);
    const facts = {
      method: method.toUpperCase(),
      path,
      secured: security.length > 0 && !isOptional,
      ...(isOptional && {
        sessionParameters: parameters.filter((parameter) => parameter['x-session']).map(({ name }) => name),
      }),
    };
    return `  ${operationId}: ${JSON.stringify(facts)},\n`;
  });
  return `${HEADER}
interface OperationFacts {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  secured: boolean;
  /** An operation that is not secured may have parameters that need a session. */
  sessionParameters?: readonly string[];
}

const facts = {
${entries.join('')}} satisfies Record<string, OperationFacts>;

export type OperationId = keyof typeof facts;

/** Each operation stands under its operationId. */
export const operationFacts: Readonly<Record<OperationId, OperationFacts>> = facts;
`;
}
