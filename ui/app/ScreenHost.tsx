import { use, useEffect } from 'react';
import { RetryError } from '#ui/components/States.tsx';
import { reloadPage, type LazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { replayPresses } from './early/replay-presses.ts';
import type { Route } from './routes.ts';
import type { ScreenModule } from '#ui/screen/screen-module.ts';

/**
 * The attempts to load the screens that are suspended or shown. React renders a suspended component again,
 * and then needs the same promise, although the code is loaded. After a failure, which is null, another call
 * of `load` would begin anew.
 */
const attempts = new Map<LazyChunk<ScreenModule>, Promise<ScreenModule | null>>();

export function ScreenHost({ route: { chunk } }: { route: Route }) {
  const earlierAttempt = attempts.get(chunk);
  const module = earlierAttempt ? use(earlierAttempt) : (chunk.current ?? use(attempt(chunk)));

  useEffect(() => {
    replayPresses();
    return () => void attempts.delete(chunk);
  }, [chunk]);

  return module ? (
    <module.Screen />
  ) : (
    <RetryError onRetry={reloadPage}>
      The page could not be loaded. Check your connection and try again.
    </RetryError>
  );
}

function attempt(chunk: LazyChunk<ScreenModule>): Promise<ScreenModule | null> {
  const { pathname } = location;
  const loading = chunk.load().catch(() => {
    // The visitor opened another page and does not see the failure, so the next visit fetches again.
    if (location.pathname !== pathname) attempts.delete(chunk);
    return null;
  });
  attempts.set(chunk, loading);
  return loading;
}
