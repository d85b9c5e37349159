import { useQuery } from '@tanstack/react-query';
import type { BulkDeletion, BulkReplacement, BulkUpdate, Outcome } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import {
  deleteItems,
  replaceItemEverywhere,
  updateItems,
  useDeleteItems,
  useReplaceItemEverywhere,
  useUpdateItems,
} from '#ui/api/generated/bulk/bulk.ts';
import { useUndoRevision } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { hasStatus } from '../session/write-failure.tsx';
import { toastFailure, useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { dataOf } from '#ui/api/data-of.ts';

export type BulkCommand =
  | { kind: 'update'; data: BulkUpdate }
  | { kind: 'delete'; data: BulkDeletion }
  | { kind: 'replace'; data: BulkReplacement };

function dryRun(command: BulkCommand, signal: AbortSignal): Promise<{ data: Outcome }> {
  const params = { dryRun: true };
  if (command.kind === 'update') return updateItems(command.data, params, { signal });
  if (command.kind === 'delete') return deleteItems(command.data, params, { signal });
  return replaceItemEverywhere(command.data, params, { signal });
}

/** What a command would do now; asked anew for each command, since the catalogue may have changed. */
export function useDryRun(command: BulkCommand | null) {
  return useQuery<{ data: Outcome }, ApiError, Outcome>({
    queryKey: ['dry run', command],
    queryFn: ({ signal }) => {
      if (!command) throw new Error('there is nothing to try');
      return dryRun(command, signal);
    },
    select: dataOf,
    enabled: command !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

interface BulkWrite {
  failed: string;
  /** The title of the toast that offers the undo. */
  done: string;
}

export function useBulkWrite({ failed, done }: BulkWrite) {
  const undo = useUndoRevision({
    mutation: useWriteOptions({
      failed: 'Failed to undo the change',
      onSuccess: ({ data: { message } }) => toast({ title: 'Change undone', description: message }),
    }),
  });
  const settings = {
    // The dialog says why.
    failed: (error: Error) => toastFailure(hasStatus(error, 412) ? STALE : failed),
    onSuccess: ({ data: { message, revision } }: { data: Outcome }) =>
      toast({
        title: done,
        description: message,
        action: {
          label: 'Undo',
          altText: 'Recent changes at the top of the page can undo it',
          onAction: () => undo.mutate({ revision, params: {} }),
        },
      }),
  };
  const writes = {
    update: useSingleFlight(useUpdateItems({ mutation: useWriteOptions(settings) })),
    delete: useSingleFlight(useDeleteItems({ mutation: useWriteOptions(settings) })),
    replace: useSingleFlight(useReplaceItemEverywhere({ mutation: useWriteOptions(settings) })),
  };
  return {
    isWriting: Object.values(writes).some(({ isPending }) => isPending),
    write: (command: BulkCommand, basedOn: number, settle: Settle) => {
      const params = { basedOn };
      if (command.kind === 'update') writes.update.mutate({ data: command.data, params }, settle);
      else if (command.kind === 'delete') writes.delete.mutate({ data: command.data, params }, settle);
      else writes.replace.mutate({ data: command.data, params }, settle);
    },
  };
}

const STALE = 'Something was changed meanwhile. Please look at what it would do now.';

interface Settle {
  onSuccess: () => void;
  onError: (error: Error) => void;
}
