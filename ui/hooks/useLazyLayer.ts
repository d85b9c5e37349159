import { useEffect, useEffectEvent } from 'react';
import { type LazyChunk, useLazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { useHistoryLayer } from './useHistoryLayer.ts';

/** Opens a layer over the page whose code is loaded late. The layer closes when the code cannot be loaded. */
export function useLazyLayer<Code extends object>(
  name: string,
  chunk: LazyChunk<Code>,
  onFailure: (open: () => void) => void,
) {
  const { isOpen, open, close } = useHistoryLayer(name);
  const { code, isFailed } = useLazyChunk(chunk, isOpen);
  const giveUp = useEffectEvent(() => {
    close();
    onFailure(open);
  });
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  return { isOpen, open, close, code };
}
