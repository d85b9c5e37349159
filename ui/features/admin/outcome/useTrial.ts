import { useMutation, useQuery } from '@tanstack/react-query';
import type { Outcome } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { dataOf } from '#ui/api/fetcher.ts';
import { useUndoRevision } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { toastFailure, useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { hasStatus } from '../session/write-failure.tsx';
import type { Command } from './commands.ts';

/**
 * What a command would do now. It is asked anew each time, since the catalogue may have changed: not while the command itself is under way, whose
 * end makes every read stale, but again when it has failed.
 */
export function useTrial(command: Command | null, isUnderWay: boolean) {
  return useQuery<{ data: Outcome }, ApiError, Outcome>({
    queryKey: ['dry run', command?.key],
    queryFn: ({ signal }) => {
      if (!command) throw new Error('there is nothing to try');
      return command.run({ dryRun: true }, { signal });
    },
    select: dataOf,
    enabled: command !== null && !isUnderWay,
    staleTime: 0,
    gcTime: 0,
  });
}

interface CommandWords {
  failed: string;
  /** The title of the toast. */
  done: string;
  /** Whether the toast has a button that takes the command back. */
  offersUndo: boolean;
}

const STALE = 'Something was changed meanwhile. Please look at what it would do now.';

export function useRunCommand({ failed, done, offersUndo }: CommandWords) {
  const undo = useUndoRevision({
    mutation: useWriteOptions({
      failed: 'Failed to undo the change',
      onSuccess: ({ data: { message } }) => toast({ title: 'Change undone', description: message }),
    }),
  });
  const undoAction = (revision: number) => ({
    label: 'Undo',
    altText: 'Recent changes at the top of the page can undo it',
    onAction: () => undo.mutate({ revision, params: {} }),
  });
  const options = useWriteOptions<{ data: Outcome }, { command: Command; basedOn: number }>({
    // The dialog says why.
    failed: (error) => toastFailure(hasStatus(error, 412) ? STALE : failed),
    onSuccess: ({ data: { message, revision } }) =>
      toast({ title: done, description: message, ...(offersUndo && { action: undoAction(revision) }) }),
  });
  const mutation = useMutation({
    ...options,
    mutationFn: ({ command, basedOn }: { command: Command; basedOn: number }) => command.run({ basedOn }),
  });
  return useSingleFlight(mutation);
}
