import { toast } from '#ui/components/toast/toast.ts';
import type { LazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';

/** The code of a dialog, once it is open. When it cannot be loaded, the dialog closes and a toast says so; `what` is such as 'The history'. */
export function useDialogCode<Code extends object>(
  chunk: LazyChunk<Code>,
  isOpen: boolean,
  { what, close }: { what: string; close: () => void },
): Code | null {
  const { code } = useLazyChunk(chunk, isOpen, {
    keepsPage: true,
    onFailure: () => {
      close();
      toast({
        title: 'Error',
        description: `${what} could not be shown. Please try again.`,
        variant: 'destructive',
      });
    },
  });
  return code;
}
