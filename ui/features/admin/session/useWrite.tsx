import {
  useMutation,
  useQueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  type MutateOptions,
} from '@tanstack/react-query';
import { toast } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { useAdminSession } from './admin-session.ts';
import { failureDetail, hasStatus } from './write-failure.tsx';
import { useCallback, useRef } from 'react';

interface WriteSettings<Data, Variables> extends Pick<UseMutationOptions, 'scope' | 'mutationKey'> {
  /** The title of the toast, or a function that shows the failure in another way. */
  failed: string | ((error: Error) => void);
  /** True for a write that makes no read stale, such as a download, or the upload of a picture for an unsaved item. */
  changesNothingShown?: boolean;
  /** May return a promise, and the write is pending until its end. */
  onSuccess?: (data: Data, variables: Variables) => unknown;
  onError?: (error: Error) => void;
}

/**
 * Returns the `mutation` option of a generated hook: `useCreateBackup({ mutation: useWriteOptions({ failed: … }) })`. An ended session
 * opens the login, and other failures show a toast. After a failure every read is repeated.
 */
export function useWriteOptions<Data, Variables>({
  failed,
  changesNothingShown = false,
  onSuccess,
  onError,
  ...rest
}: WriteSettings<Data, Variables>): Omit<UseMutationOptions<Data, ApiError, Variables>, 'mutationFn'> {
  const { expire } = useAdminSession();
  const queryClient = useQueryClient();
  return {
    ...rest,
    meta: { changesNothingShown },
    onSuccess: (data, variables) => onSuccess?.(data, variables),
    onError: (error) => {
      if (hasStatus(error, 401)) expire();
      else if (typeof failed === 'string') toastFailure(failed, failureDetail(error));
      else failed(error);
      // The page may be outdated, or the answer was lost. The caller's `onError` runs later, since this would cancel a read that it starts.
      if (!changesNothingShown) void queryClient.invalidateQueries();
      onError?.(error);
    },
  };
}

/** Sends a write once at a time: `useWrite(updatePassword, { failed: … })`. */
export function useWrite<Data, Variables = void>(
  send: (variables: Variables) => Promise<Data>,
  settings: WriteSettings<Data, Variables>,
) {
  const options = useWriteOptions(settings);
  return useSingleFlight(useMutation({ ...options, mutationFn: (variables: Variables) => send(variables) }));
}

/** Downloads a file, and tells it in a toast. */
export function useDownload(
  send: () => Promise<{ data: Blob }>,
  fileName: string,
  message: { title: string; description: string },
) {
  return useWrite(send, {
    failed: 'The download could not be started',
    changesNothingShown: true,
    onSuccess: ({ data }) => {
      downloadBlob(data, fileName);
      toast(message);
    },
  });
}

export function toastFailure(words: string, reason = ''): void {
  const description =
    reason === words || reason === '' ? (
      words
    ) : (
      <>
        <span className="block">{words}</span>
        <span className="mt-1 block text-soft">{reason}</span>
      </>
    );
  toast({ title: 'Error', description, variant: 'destructive' });
}

/** Lets a mutation run once at a time, since a second click often precedes the drawing of `isPending`. */
export function useSingleFlight<Data, Failure, Variables, Context>(
  mutation: UseMutationResult<Data, Failure, Variables, Context>,
) {
  const isRunning = useRef(false);
  const { mutate } = mutation;
  const mutateOnce = useCallback(
    (variables: Variables, options: MutateOptions<Data, Failure, Variables, Context> = {}) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(variables, {
        ...options,
        onSettled: (...settled) => {
          isRunning.current = false;
          options.onSettled?.(...settled);
        },
      });
    },
    [mutate],
  );
  return { ...mutation, mutate: mutateOnce };
}
