import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyChunk } from './lazy-chunk.ts';
import { allowReload, reloadAfterRelease } from './reload-after-release.ts';

interface LazyCodeState<Code> {
  /** Null until it is here. */
  code: Code | null;
  /** It could not be fetched, and is not asked for again before `retry` or before it is wanted anew. */
  isFailed: boolean;
  retry: () => void;
}

interface LazyCodeOptions {
  onFailure?: () => void;
  /** The page holds something that a reload would lose. */
  keepsPage?: boolean;
}

/**
 * A module whose code comes while `isWanted`. One failure is one request: it reloads the page after a new release, and
 * is told otherwise. Other than React's `lazy`, a failure takes nothing else of the page away.
 */
export function useLazyChunk<Code extends object>(
  lazy: LazyChunk<Code>,
  isWanted: boolean,
  { onFailure, keepsPage = false }: LazyCodeOptions = {},
): LazyCodeState<Code> {
  const [code, setCode] = useState(lazy.current);
  const [isFailed, setFailed] = useState(false);
  if (isFailed && !isWanted) setFailed(false);
  const isMissing = isWanted && !code && !isFailed;
  const fail = useEffectEvent(() => {
    setFailed(true);
    onFailure?.();
  });

  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    const tell = async () => {
      if (!keepsPage) await reloadAfterRelease(() => !isLeft);
      if (!isLeft) fail();
    };
    lazy.load().then(setCode, tell);
    return () => {
      isLeft = true;
    };
  }, [lazy, isMissing, keepsPage]);

  const retry = () => {
    if (!isFailed) return;
    allowReload();
    setFailed(false);
  };
  return { code, isFailed, retry };
}
