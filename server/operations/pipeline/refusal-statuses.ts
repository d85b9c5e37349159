import type { Refusal } from '#server/catalogue/decision.ts';

/** The status of each reason for which the core refuses a command. Its header fields come with the problem (`request-problem.ts`). */
export const REFUSAL_STATUSES: Readonly<Record<Refusal['reason'], number>> = {
  invalid: 400,
  'not found': 404,
  conflict: 409,
  outdated: 412,
};
