import { startTransition, useEffect, useState } from 'react';
import { rejectUnlessLeaving } from '#ui/lib/browser/aborted-by-leaving.ts';
import { allowReload, reloadAfterRelease } from '#ui/lib/browser/reload-after-release.ts';

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
        loading ??= rejectUnlessLeaving(fetchChunk);
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
  /** The chunk is not fetched again before `retry`, or before it is wanted anew. */
  isFailed: boolean;
  retry: () => void;
}

/**
 * Fetches the chunk while `isWanted`. A failure after a new release reloads the page, unless `keepsPage` says
 * that a reload would lose something. Any other failure sets `isFailed`, where `React.lazy` would throw.
 */
export function useLazyChunk<Module extends object>(
  chunk: LazyChunk<Module>,
  isWanted: boolean,
  keepsPage = false,
): LazyChunkState<Module> {
  const [module, setModule] = useState(chunk.current);
  const [isFailed, setFailed] = useState(false);
  if (isFailed && !isWanted) setFailed(false);
  const isMissing = isWanted && !module && !isFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    const fail = async () => {
      if (!keepsPage) await reloadAfterRelease(() => !isLeft);
      if (!isLeft) setFailed(true);
    };
    // React renders the result in slices, so that a tap is answered meanwhile.
    chunk.load().then((loaded) => startTransition(() => void setModule(loaded)), fail);
    return () => {
      isLeft = true;
    };
  }, [chunk, isMissing, keepsPage]);

  const retry = () => {
    allowReload();
    setFailed(false);
  };
  return { module, isFailed, retry };
}
