import { HEADER, METHODS, type Contract } from './contract-source.ts';

/** openapi/generated/operations.ts */
export function operationsModule(contract: Contract): string {
  const entries = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const facts = {
        method: method.toUpperCase(),
        path,
        secured: (operation.security ?? []).length > 0,
        repeatable: (operation.parameters ?? []).some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')),
      };
      return [`  ${operation.operationId}: ${JSON.stringify(facts)},\n`];
    }),
  );
  return `${HEADER}
/** Every operation of the contract, by its operationId. One that is repeatable takes an Idempotency-Key. */
export const operations = {
${entries.join('')}} as const;

export type OperationId = keyof typeof operations;
`;
}
