import { useHeldPress } from './useHeldPress.ts';
import { type LazyChunk, useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { useHistoryLayer } from './useHistoryLayer.ts';

/** For what covers the page with code of its own. It opens again after a reload for a newer release; a failure closes it. */
export function useLazyLayer<Code extends object>(
  chunk: LazyChunk<Code>,
  name: string,
  onFailure: (open: () => void) => void,
) {
  const { isOpen, open, close } = useHistoryLayer();
  const { code } = useLazyChunk(chunk, isOpen, {
    press: name,
    onFailure: () => {
      close();
      onFailure(open);
    },
  });
  useHeldPress(name, open);
  return { isOpen, open, close, code };
}
