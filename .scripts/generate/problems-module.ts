import { HEADER, type Contract } from './contract-source.ts';

/** openapi/generated/problems.ts */
export function problemsModule({ 'x-problems': problems }: Contract): string {
  const lines = Object.entries(problems).map(([kind, { status }]) => `  '${kind}': ${status},\n`);
  return `${HEADER}
/** The kinds of problems with their HTTP status; the first kind of a status is the usual one. */
export const problemKinds = {
${lines.join('')}} as const;

export type ProblemKind = keyof typeof problemKinds;
`;
}
