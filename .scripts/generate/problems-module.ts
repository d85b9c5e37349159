import { problemKinds } from '../../openapi/contract/contract-document.ts';
import { HEADER, type Contract } from './contract-source.ts';

/** openapi/generated/problems.ts */
export function problemsModule(contract: Contract): string {
  const lines = Object.entries(problemKinds(contract)).map(
    ([code, { status }]) => `  '${code}': ${status},\n`,
  );
  return `${HEADER}
/** The codes of problems with their HTTP status; the first code of a status is the usual one. */
export const problemCodes = {
${lines.join('')}} as const;

export type ProblemCode = keyof typeof problemCodes;
`;
}
