import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { failingOnlyHere } from '#ui/lib/browser/page-leaving.ts';
import { allowReload, reloadAfterRelease } from './reload-after-release.ts';

export interface LazyChunk<Code> {
  current: Code | null;
  load: () => Promise<Code>;
}

export function lazyChunk<Code>(fetchChunk: () => Promise<Code>): LazyChunk<Code> {
  let loading: Promise<Code> | null = null;
  const lazy: LazyChunk<Code> = {
    current: null,
    load: () => (loading ??= failingOnlyHere(fetchChunk).then(keep, forget)),
  };
  const keep = (code: Code) => (lazy.current = code);
  const forget = (error: unknown) => {
    loading = null;
    console.error(error);
    throw error;
  };
  return lazy;
}

interface LazyCodeState<Code> {
  code: Code | null;
  /** Not fetched again before `retry`, or before it is wanted anew. */
  isFailed: boolean;
  retry: () => void;
}

interface LazyCodeOptions {
  onFailure?: () => void;
  /** A reload would lose something. */
  keepsPage?: boolean;
}

/** Fetches while `isWanted`. A failure reloads the page after a new release, else it is reported; unlike `lazy`, the page stays. */
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
    // In slices, so that a tap is answered meanwhile.
    lazy.load().then((loaded) => startTransition(() => void setCode(loaded)), tell);
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
