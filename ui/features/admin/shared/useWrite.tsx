import {
  useMutation,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, hasStatus } from '#ui/api/ApiError.ts';
import { toastError } from '#ui/components/toast/toast.ts';

interface WriteSettings<Data, Variables> extends Pick<
  UseMutationOptions<Data, ApiError, Variables>,
  'meta' | 'mutationKey' | 'onSuccess' | 'scope'
> {
  /** The title of the toast, or a function that shows the failure. Without it the caller shows the error. */
  failed?: string | ((error: ApiError) => void);
}

/**
 * Returns the option of a generated hook, as in `useCreateBackup({ mutation: writeOptions({ failed: … }) })`.
 * It ignores an ended session, since the login opens then.
 */
export function writeOptions<Data, Variables>({ failed, ...options }: WriteSettings<Data, Variables>) {
  return {
    ...options,
    onError: (error: ApiError) => {
      if (hasStatus(error, 401)) return;
      if (typeof failed === 'string') toastFailure(failed, failureDetail(error));
      else failed?.(error);
    },
  };
}

/** Sends a write once at a time: `useWrite(updatePassword, { failed: … })`. */
export function useWrite<Data, Variables = void>(
  mutationFn: (variables: Variables) => Promise<Data>,
  settings: WriteSettings<Data, Variables>,
) {
  return useSingleFlight(useMutation({ ...writeOptions(settings), mutationFn }));
}

export function toastFailure(message: string, reason = ''): void {
  toastError(
    <>
      {message}
      {reason && <span className="mt-1 block text-soft">{reason}</span>}
    </>,
  );
}

/** Runs a mutation once at a time. A second click may come before `isPending` is rendered. */
export function useSingleFlight<Data, Variables>(mutation: UseMutationResult<Data, ApiError, Variables>) {
  const isRunning = useRef(false);
  const mutate = (variables: Variables, options?: MutateOptions<Data, ApiError, Variables>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const end = () => {
      isRunning.current = false;
    };
    mutation.mutateAsync(variables, options).then(end, end);
  };
  return { ...mutation, mutate };
}

/** Returns the server's words, or advice if the server sent none. */
export function failureDetail(error: Error): string {
  if (!(error instanceof ApiError))
    return 'The server could not be reached. Check your connection, then try again.';
  return error.problem?.detail ?? `The server is not ready (${error.status}). Try again in a moment.`;
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
