import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** Lets a mutation run once at a time. A second click often comes before `isPending` is drawn. */
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
