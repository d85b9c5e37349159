import { startTransition, useEffect, useState } from 'react';
import { hideFailureWhileLeaving } from '#ui/lib/browser/leaving-page.ts';

/**
 * Code that a page loads when it needs it. A dialog loads it by `useLazyLayer`, a part of a page by
 * `useLazyChunk`. A screen suspends in `ScreenHost.tsx`, so that React shows the old page until then.
 */
export interface LazyChunk<Module> {
  /** Null until the code is loaded. */
  current: Module | null;
  /** Fetches the code once, and again only after a failure. */
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
  /** True until `isWanted` is false once. Only then is the chunk fetched again. */
  isFailed: boolean;
}

/** Fetches the chunk when `isWanted`. A failure sets `isFailed`, where `React.lazy` would throw. */
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
    // React renders the result in slices, so that the page answers taps meanwhile.
    chunk.load().then((loaded) => startTransition(() => void setModule(loaded)), fail);
    return () => {
      isLeft = true;
    };
  }, [chunk, isMissing]);
  return { module, isFailed };
}

/**
 * Reloads the page after a chunk has failed: a new release may have replaced the code of this page, and some
 * browsers do not request a failed chunk again. Offline, a reload would lose the page.
 */
export function reloadPage(): void {
  if (navigator.onLine) location.reload();
}
