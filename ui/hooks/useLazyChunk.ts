import { startTransition, useEffect, useState } from 'react';
import { rejectUnlessLeaving } from '#ui/lib/browser/aborted-by-leaving.ts';
import { allowReload, reloadAfterRelease } from '#ui/lib/browser/reload-after-release.ts';

export interface LazyChunk<Code> {
  current: Code | null;
  load: () => Promise<Code>;
}

export function lazyChunk<Code>(fetchChunk: () => Promise<Code>): LazyChunk<Code> {
  let loading: Promise<Code> | null = null;
  const lazy: LazyChunk<Code> = {
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

interface LazyCodeState<Code> {
  code: Code | null;
  /** The chunk is not fetched again before `retry`, or before it is wanted anew. */
  isFailed: boolean;
  retry: () => void;
}

/**
 * Fetches the chunk while `isWanted`. After a new release, a failure reloads the page, unless the reload
 * would lose something (`keepsPage`). Other failures are reported, and unlike with `React.lazy`, the page stays.
 */
export function useLazyChunk<Code extends object>(
  lazy: LazyChunk<Code>,
  isWanted: boolean,
  keepsPage = false,
): LazyCodeState<Code> {
  const [code, setCode] = useState(lazy.current);
  const [isFailed, setFailed] = useState(false);
  if (isFailed && !isWanted) setFailed(false);
  const isMissing = isWanted && !code && !isFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    const fail = async () => {
      if (!keepsPage) await reloadAfterRelease(() => !isLeft);
      if (!isLeft) setFailed(true);
    };
    // React renders the result in slices, so that a tap is answered meanwhile.
    lazy.load().then((loaded) => startTransition(() => void setCode(loaded)), fail);
    return () => {
      isLeft = true;
    };
  }, [lazy, isMissing, keepsPage]);

  const retry = () => {
    allowReload();
    setFailed(false);
  };
  return { code, isFailed, retry };
}
