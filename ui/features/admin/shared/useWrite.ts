import { useMutation } from '@tanstack/react-query';
import type { MutateOptions, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { hasStatus, type ApiError } from '#ui/api/ApiError.ts';
import { failureDetail, toastFailure } from './failure.tsx';

interface WriteSettings<Data, Variables> extends Pick<
  UseMutationOptions<Data, ApiError, Variables>,
  'meta' | 'mutationKey' | 'onSuccess' | 'scope'
> {
  /** The title of the toast, or a function that shows the failure. Without it the caller shows the error. */
  failed?: string | ((error: ApiError) => void);
}

/**
 * The option of a generated hook, as in `useCreateBackup({ mutation: writeOptions({ failed: … }) })`. A 401
 * is no failure here, because the login opens then.
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
