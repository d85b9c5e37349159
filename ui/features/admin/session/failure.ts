import { ApiError } from '#ui/api/ApiError.ts';

/** What went wrong, for people: the server's own words, or the error's where it sent none. */
export function failureDetail(error: Error): string {
  return error instanceof ApiError && error.problem ? error.problem.detail : error.message;
}

/** Whether the server refused for this reason. */
export function hasStatus(error: Error, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
