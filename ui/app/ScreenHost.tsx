import { startTransition, use, useEffect, useReducer } from 'react';
import { RetryError } from '#ui/components/RetryError.tsx';
import type { LazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { allowReload, reloadAfterRelease } from '#ui/lib/browser/reload-after-release.ts';
import { replayPresses } from './early/replay-presses.ts';
import type { Route } from './routes.ts';
import type { ScreenModule } from '#ui/api/screen.ts';

export function ScreenHost({ route: { chunk } }: { route: Route }) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  // React needs the promise again when the component resumes, although the code is loaded by then.
  const earlierAttempt = attempts.get(chunk);
  const module = earlierAttempt ? use(earlierAttempt) : (chunk.current ?? use(attempt(chunk)));

  useEffect(() => {
    replayPresses();
    return () => void attempts.delete(chunk);
  }, [chunk]);

  const retry = () => {
    allowReload();
    attempts.delete(chunk);
    startTransition(render);
  };
  return module ? (
    <module.Screen />
  ) : (
    <RetryError onRetry={retry}>
      The page could not be loaded. Check your connection and try again.
    </RetryError>
  );
}

/** React needs the same promise at each render. Null is a failure, which `ScreenHost` shows. */
const attempts = new Map<LazyChunk<ScreenModule>, Promise<ScreenModule | null>>();

function attempt(chunk: LazyChunk<ScreenModule>): Promise<ScreenModule | null> {
  const { pathname } = location;
  const isWanted = () => location.pathname === pathname;
  const loading = chunk.load().catch(async () => {
    await reloadAfterRelease(isWanted);
    if (!isWanted()) attempts.delete(chunk);
    return null;
  });
  attempts.set(chunk, loading);
  return loading;
}
