import { ApiError } from '#ui/api/ApiError.ts';

/** Statuses of answers that say: what this page shows is not what the server has. */
const OUTDATED_STATUSES = [404, 409, 412];

/** What went wrong, for people: the server's own words, or what to do where it sent none. */
export function failureDetail(error: Error): string {
  if (!(error instanceof ApiError))
    return 'The server could not be reached. Check your connection, then try again.';
  return error.problem?.detail ?? `The server is not ready (${error.status}). Try again in a moment.`;
}

/** Whether the server refused for this reason. */
export function hasStatus(error: Error, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** Whether the server has said nothing about the request: it may have done it all the same. */
export function isUnanswered(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** Whether the server may hold something else than this page shows. */
export function leavesDoubt(error: Error): boolean {
  return isUnanswered(error) || OUTDATED_STATUSES.some((status) => hasStatus(error, status));
}
