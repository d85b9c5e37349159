import { ApiError } from '#ui/api/ApiError.ts';

/** The server answers with these statuses when the page is outdated. */
const OUTDATED_STATUSES = [404, 409, 412];

/** Returns the server's words, or advice if the server sent none. */
export function failureDetail(error: Error): string {
  if (!(error instanceof ApiError))
    return 'The server could not be reached. Check your connection, then try again.';
  return error.problem?.detail ?? `The server is not ready (${error.status}). Try again in a moment.`;
}

export function hasStatus(error: Error, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** Returns whether the server may have carried out the failed request. */
export function isUnanswered(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** Returns whether the server's data may differ from what this page shows. */
export function leavesDoubt(error: Error): boolean {
  return isUnanswered(error) || OUTDATED_STATUSES.some((status) => hasStatus(error, status));
}

/** Shows why a request failed, beside the control that sent it. */
export function Failure({ error }: { error: Error | null }) {
  return (
    error && (
      <p role="alert" className="text-danger">
        {failureDetail(error)}
      </p>
    )
  );
}
