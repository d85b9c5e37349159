import type { FieldError, Problem } from '#openapi/generated/model/index.ts';
import type { ProblemCode } from '#openapi/generated/problems.ts';
import type { Change } from './change.ts';

/** Why a command cannot be carried out. */
export interface Refusal {
  /** What stands in its way: the command itself, a missing item, other items, or a newer version of the item. */
  readonly reason: 'invalid' | 'not found' | 'conflict' | 'outdated';
  /** A sentence for people. */
  readonly detail: string;
  /** What it is, for programs; the usual code of its reason unless given. */
  readonly code?: ProblemCode;
  readonly errors?: readonly FieldError[];
  /** What refers to an item that is to be deleted. */
  readonly usage?: Required<Pick<Problem, 'usedBy' | 'usedByCount'>>;
}

/**
 * What a command means for one catalogue: a refusal, or the changes in the order in which they apply, with the result
 * that the command's answer carries. No changes is a decision too: the catalogue is as the command wants it.
 */
export type Decision<Result = unknown> =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'accepted';
      /** Each item at most once. */
      readonly changes: readonly Change[];
      readonly result: Result;
      /** The `changeId`s of recorded changes that are taken back by it (undo). */
      readonly takesBack?: readonly string[];
      /** Those that were taken back and count again (the undo of an undo). */
      readonly givesBack?: readonly string[];
    };

export function refused(refusal: Refusal): Decision<never> {
  return { kind: 'refused', refusal };
}

export function accepted<Result>(changes: readonly Change[], result: Result): Decision<Result> {
  return { kind: 'accepted', changes, result };
}
