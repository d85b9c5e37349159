import type { FieldError, Problem } from '#openapi/generated/model.ts';
import type { ProblemCode } from '#openapi/generated/problems.ts';

export interface RefusalDetails {
  readonly code?: ProblemCode;
  readonly errors?: readonly FieldError[];
  readonly usage?: Required<Pick<Problem, 'usedBy' | 'usedByCount'>>;
}

/** Thrown for a command that is refused. Its message is a sentence for people. */
export class Refusal extends Error {
  readonly reason: 'invalid' | 'not found' | 'conflict' | 'outdated' | 'too large' | 'unsupported';
  readonly details: RefusalDetails;

  constructor(reason: Refusal['reason'], detail: string, details: RefusalDetails = {}) {
    super(detail);
    this.reason = reason;
    this.details = details;
  }
}

export function refusalOfFields(
  errors: readonly FieldError[],
  detail = 'Please correct the marked fields.',
): Refusal {
  return new Refusal('invalid', detail, { code: 'fields-invalid', errors });
}
