import { HEADER, type Contract } from './contract-source.ts';

export function problemsModule(contract: Contract): string {
  const lines = (contract.components.schemas['ProblemType']?.oneOf ?? []).flatMap(
    ({ const: type, 'x-status': status }) => {
      const [, code] = type.split('#problem-');
      return code === undefined || status === undefined ? [] : [`  '${code}': ${status},\n`];
    },
  );
  return `${HEADER}
/** The HTTP status of each problem code. The first code of a status is its default. */
export const problemCodes = {
${lines.join('')}} as const;

export type ProblemCode = keyof typeof problemCodes;
`;
}
