import { useUndoRevision as useUndo } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { failureDetail } from '../session/write-failure.ts';
import { useSingleFlight } from '../session/useSingleFlight.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

export type Undone = 'import' | 'change';

/** First a dry run of the same request, then the undoing. */
export function useUndoRevision(revision: number, what: Undone) {
  const preview = useSingleFlight(
    useUndo({
      skipInvalidation: true,
      mutation: useWriteOptions({ failed: `The ${what} cannot be undone`, isRead: true }),
    }),
  );
  const undo = useSingleFlight(
    useUndo({
      mutation: useWriteOptions({
        failed: `Failed to undo the ${what}`,
        onSuccess: ({ message }) =>
          toast({ title: what === 'import' ? 'Import undone' : 'Change undone', description: message }),
      }),
    }),
  );
  const error = undo.error ?? preview.error;
  return {
    /** Null until it was asked for. */
    preview: preview.data ?? null,
    outcome: undo.data ?? null,
    refusal: error && failureDetail(error),
    isLooking: preview.isPending,
    isUndoing: undo.isPending,
    look: () => {
      undo.reset();
      preview.mutate({ revision, params: { dryRun: true } });
    },
    cancel: preview.reset,
    undo: () => undo.mutate({ revision, params: {} }),
  };
}
