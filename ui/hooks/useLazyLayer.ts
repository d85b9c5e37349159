import { type LazyChunk, useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { useHistoryLayer } from './useHistoryLayer.ts';

/** For what covers the page with code of its own; a failure closes it. */
export function useLazyLayer<Code extends object>(
  chunk: LazyChunk<Code>,
  onFailure: (open: () => void) => void,
) {
  const { isOpen, open, close } = useHistoryLayer();
  const { code } = useLazyChunk(chunk, isOpen, {
    onFailure: () => {
      close();
      onFailure(open);
    },
  });
  return { isOpen, open, close, code };
}
