import type { ProblemCode } from '#openapi/generated/problems.ts';
import { SheetError } from '#server/sheets/read/sheet-error.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';

/** Words a SheetError; any other error stays what it is. `code` is the one of a 400. */
export function sheetProblem(error: unknown, code: ProblemCode): unknown {
  if (!(error instanceof SheetError)) return error;
  return new RequestProblem(error.status, error.message, error.status === 400 ? { code } : {});
}
