import type { FieldError, Problem } from '#openapi/generated/model.ts';
import type { ProblemCode } from '#openapi/generated/problems.ts';
import type { Fields } from './item.ts';
import type { ResourceName } from './resources.ts';

export interface Refusal {
  readonly reason: 'invalid' | 'not found' | 'conflict' | 'outdated';
  readonly detail: string;
  readonly code?: ProblemCode;
  readonly errors?: readonly FieldError[];
  readonly usage?: Required<Pick<Problem, 'usedBy' | 'usedByCount'>>;
}

/** Changes apply in their order. No changes is a decision too: the catalogue is as the command wants it. */
export type Decision<Result = unknown> =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'accepted'; readonly changes: readonly Change[]; readonly result: Result };

export function refused(refusal: Refusal): Decision<never> {
  return { kind: 'refused', refusal };
}

export function accepted<Result>(changes: readonly Change[], result: Result): Decision<Result> {
  return { kind: 'accepted', changes, result };
}

export function invalidFields(
  errors: readonly FieldError[],
  detail = 'Please correct the marked fields.',
): Refusal {
  return { reason: 'invalid', code: 'fields-invalid', detail, errors };
}

export interface Change {
  readonly resource: ResourceName;
  readonly id: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** An undo or a restoration gives the time at which the item was created first. */
  readonly createdAt?: string | undefined;
}
