import { ApiError } from '#ui/api/ApiError.ts';

/** With these statuses the server says that the page is outdated. */
const OUTDATED_STATUSES = [404, 409, 412];

/** The server's words, or what to do where it sent none. */
export function failureDetail(error: Error): string {
  if (!(error instanceof ApiError))
    return 'The server could not be reached. Check your connection, then try again.';
  return error.problem?.detail ?? `The server is not ready (${error.status}). Try again in a moment.`;
}

export function hasStatus(error: Error, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** The server may have carried out the request all the same. */
export function isUnanswered(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** Whether the server may hold something else than this page shows. */
export function leavesDoubt(error: Error): boolean {
  return isUnanswered(error) || OUTDATED_STATUSES.some((status) => hasStatus(error, status));
}

/** Why a request failed, beside what was asked for. */
export function Failure({ error }: { error: Error | null }) {
  return (
    error && (
      <p role="alert" className="text-danger">
        {failureDetail(error)}
      </p>
    )
  );
}
