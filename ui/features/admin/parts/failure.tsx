import { ApiError } from '#ui/api/ApiError.ts';
import { toastError } from '#ui/components/toast/toast.ts';
import { RetryError } from '#ui/components/States.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';

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

interface ListErrorProps {
  plural: string;
  error?: Error;
  onRetry: () => unknown;
}

export function ListError({ plural, error, onRetry }: ListErrorProps) {
  return (
    <RetryError size="sm" onRetry={onRetry}>
      {`The ${plural} could not be loaded.${error ? ` ${failureDetail(error)}` : ''}`}
    </RetryError>
  );
}

export function PanelBoundary({ label, children }: { label: string; children: ReactNode }) {
  const client = useQueryClient();
  return (
    // A broken panel has no active reads, so a retry removes the inactive ones.
    <ErrorBoundary label={label} onRetry={() => client.removeQueries({ type: 'inactive' })}>
      {children}
    </ErrorBoundary>
  );
}
