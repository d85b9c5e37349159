import { ApiError } from '#ui/api/ApiError.ts';
import { toastError } from '#ui/components/toast/toast.ts';

/** The server's words, or advice if the server sent none. */
export function failureDetail(error: Error): string {
  if (!(error instanceof ApiError))
    return 'The server could not be reached. Check your connection, then try again.';
  return error.problem?.detail ?? `The server is not ready (${error.status}). Try again in a moment.`;
}

export function Failure({ error }: { error: Error | null }) {
  return (
    error && (
      <p role="alert" className="text-danger">
        {failureDetail(error)}
      </p>
    )
  );
}

export function toastFailure(message: string, reason = ''): void {
  toastError(
    <>
      {message}
      {reason && <span className="mt-1 block text-soft">{reason}</span>}
    </>,
  );
}
