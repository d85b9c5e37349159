import type { FieldError, Problem } from '#openapi/generated/model.ts';
import type { ProblemCode } from '#openapi/generated/problems.ts';
import type { Fields } from './item.ts';
import type { ResourceName } from './resources.ts';

/**
 * Says what a command does. The changes apply in their order, and keep the places on the home page right (`arrangeFeatured`). A decision
 * may have no changes, when the catalogue is already as the command wants it.
 */
export interface Decision<Result = unknown> {
  readonly changes: readonly ItemChange[];
  readonly result: Result;
}

/** What a change makes of one item. `before` is null when it is added, and `after` when it is deleted. */
export interface ItemChange {
  readonly resource: ResourceName;
  readonly id: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** An undo or a restoration gives the time at which the item was created first. */
  readonly createdAt?: string | undefined;
}

export interface RefusalFacts {
  readonly code?: ProblemCode;
  readonly errors?: readonly FieldError[];
  readonly usage?: Required<Pick<Problem, 'usedBy' | 'usedByCount'>>;
}

/** Thrown by a command that cannot be done, and by a read of what is not there. `detail` is a sentence for people. */
export class Refusal extends Error {
  readonly reason: 'invalid' | 'not found' | 'conflict' | 'outdated';
  readonly detail: string;
  readonly facts: RefusalFacts;

  constructor(reason: Refusal['reason'], detail: string, facts: RefusalFacts = {}) {
    super(detail);
    this.reason = reason;
    this.detail = detail;
    this.facts = facts;
  }
}

export function invalidFields(
  errors: readonly FieldError[],
  detail = 'Please correct the marked fields.',
): Refusal {
  return new Refusal('invalid', detail, { code: 'fields-invalid', errors });
}
