import {
  useMutation,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { Outcome } from '#openapi/generated/model.ts';
import { hasStatus, type ApiError } from '#ui/api/ApiError.ts';
import { failureDetail, toastFailure } from './failure.tsx';
import { useUndoRevision } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';

interface WriteSettings<Data, Variables> extends Pick<
  UseMutationOptions<Data, ApiError, Variables>,
  'meta' | 'mutationKey' | 'onSuccess' | 'scope'
> {
  /** The title of the toast that shows a failure. */
  failureTitle?: string;
  /** Handles a failure instead, or in addition. Without both settings, the caller shows the error. */
  onFailure?: (error: ApiError) => void;
}

/**
 * The option of a generated hook, as in `useCreateBackup({ mutation: writeOptions({ failureTitle: … }) })`. A
 * 401 is not shown, because the login opens.
 */
export function writeOptions<Data, Variables>(settings: WriteSettings<Data, Variables>) {
  const { failureTitle, onFailure, ...options } = settings;
  return {
    ...options,
    onError: (error: ApiError) => {
      if (hasStatus(error, 401)) return;
      if (failureTitle !== undefined) toastFailure(failureTitle, failureDetail(error));
      onFailure?.(error);
    },
  };
}

/** Sends one write at a time: `useWrite(updatePassword, { failureTitle: … })`. */
export function useWrite<Data, Variables = void>(
  mutationFn: (variables: Variables) => Promise<Data>,
  settings: WriteSettings<Data, Variables>,
) {
  return useSingleFlight(useMutation({ ...writeOptions(settings), mutationFn }));
}

/** Runs a mutation once at a time, also when a second click comes before `isPending` is rendered. */
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

export function countChanges({ created, updated, deleted }: Outcome): number {
  return created.count + updated.count + deleted.count;
}

/** Returns the Undo button of a toast. The toast of an undo that changed something has it too. */
export function useUndoAction() {
  const actionFor = (revision: number) => ({
    label: 'Undo',
    altText: 'Recent changes under More can undo it',
    onAction: () => mutate({ revision, params: {} }),
  });
  const { mutate } = useUndoRevision({
    mutation: writeOptions({
      failureTitle: 'Failed to undo the change',
      onSuccess: ({ data }) =>
        toast({ title: data.message, action: countChanges(data) > 0 ? actionFor(data.revision) : undefined }),
    }),
  });
  return actionFor;
}
