import type { FieldError, Problem } from '#openapi/generated/model.ts';
import type { ProblemCode } from '#openapi/generated/problems.ts';
import type { Fields, ItemRef } from './item.ts';

/** The changes of a command, in their order. There are none when nothing would change. */
export interface Decision<Result = unknown> {
  readonly changes: readonly ItemChange[];
  readonly result: Result;
}

/** `before` is null for a new item, and `after` for a deleted one. */
export interface ItemChange extends Readonly<ItemRef> {
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** Set by an undo or a restoration: when the item was first created. */
  readonly createdAt?: string | undefined;
}

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
