import { useUndoImport as useUndo } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { failureDetail } from '../session/failure.ts';
import { useSingleFlight } from '../session/useSingleFlight.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

/** Takes a whole import back: first what that would do, as a dry run of the same request, then the undoing itself. */
export function useUndoImport(importId: string) {
  const preview = useSingleFlight(
    useUndo({
      // Nothing is changed by it.
      skipInvalidation: true,
      mutation: useWriteOptions({ failed: 'The import cannot be undone', isRead: true }),
    }),
  );
  const undo = useSingleFlight(
    useUndo({
      mutation: useWriteOptions({
        failed: 'Failed to undo the import',
        onSuccess: ({ message }) => toast({ title: 'Import undone', description: message }),
      }),
    }),
  );
  const error = undo.error ?? preview.error;
  return {
    /** What would be undone; null until it was asked for. */
    preview: preview.data ?? null,
    outcome: undo.data ?? null,
    refusal: error && failureDetail(error),
    isLooking: preview.isPending,
    isUndoing: undo.isPending,
    look: () => {
      undo.reset();
      preview.mutate({ id: importId, params: { dryRun: true } });
    },
    cancel: preview.reset,
    undo: () => undo.mutate({ id: importId, params: {} }),
  };
}
