import { startTransition, useEffect, useState } from 'react';
import { hideFailureWhileLeaving } from '#ui/lib/browser/leaving-page.ts';

export interface LazyChunk<Module> {
  current: Module | null;
  load: () => Promise<Module>;
}

export function lazyChunk<Module>(fetchChunk: () => Promise<Module>): LazyChunk<Module> {
  let loading: Promise<Module> | null = null;
  const lazy: LazyChunk<Module> = {
    current: null,
    load: async () => {
      try {
        loading ??= hideFailureWhileLeaving(fetchChunk);
        lazy.current = await loading;
        return lazy.current;
      } catch (error) {
        loading = null;
        console.error(error);
        throw error;
      }
    },
  };
  return lazy;
}

interface LazyChunkState<Module> {
  module: Module | null;
  /** The chunk is not fetched again before it is wanted anew. */
  isFailed: boolean;
}

/** Fetches the chunk while `isWanted`. A failure sets `isFailed`, where `React.lazy` would throw. */
export function useLazyChunk<Module extends object>(
  chunk: LazyChunk<Module>,
  isWanted: boolean,
): LazyChunkState<Module> {
  const [module, setModule] = useState(chunk.current);
  const [isFailed, setFailed] = useState(false);
  if (isFailed && !isWanted) setFailed(false);
  const isMissing = isWanted && !module && !isFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    const fail = () => {
      if (!isLeft) setFailed(true);
    };
    // React renders the result in slices, so that a tap is answered meanwhile.
    chunk.load().then((loaded) => startTransition(() => void setModule(loaded)), fail);
    return () => {
      isLeft = true;
    };
  }, [chunk, isMissing]);
  return { module, isFailed };
}

/**
 * What an error of a chunk offers: a new release may have replaced the code of this page, and some browsers
 * remember a failed chunk as long as the page lives. Offline, the visitor keeps the page.
 */
export function reloadPage(): void {
  if (navigator.onLine) location.reload();
}
