import { useEffect, useEffectEvent } from 'react';
import { useHistoryLayer } from './useLayers.ts';
import { type LazyChunk, useLazyChunk } from '#ui/hooks/useLazyChunk.ts';

/** Opens a layer whose code is loaded when it opens. The layer closes if the code cannot be loaded. */
export function useLazyLayer<Module extends object>(
  name: string,
  chunk: LazyChunk<Module>,
  onFailure: () => void,
) {
  const { isOpen, open, close } = useHistoryLayer(name);
  const { module, isFailed } = useLazyChunk(chunk, isOpen);
  const giveUp = useEffectEvent(() => {
    close();
    onFailure();
  });
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  return { isOpen, open, close, module };
}
