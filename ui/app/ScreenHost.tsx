import { startTransition, use, useEffect, useReducer } from 'react';
import { RetryError } from '#ui/components/RetryError.tsx';
import type { LazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { allowReload, reloadAfterRelease } from '#ui/lib/chunks/reload-after-release.ts';
import { replayEarly } from './early/replay-early.ts';
import type { Route } from './routes.ts';
import type { ScreenModule } from './screen.ts';

/** Shows the screen of a route: at once when its code is here, after a pause otherwise, or that it cannot be had. */
export function ScreenHost({ route: { code } }: { route: Route }) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  // A component that has paused for a promise has to read it again when it goes on, although the code is here by then.
  const awaited = attempts.get(code);
  const module = awaited ? use(awaited) : (code.current ?? use(attempt(code)));

  useEffect(() => {
    replayEarly();
    // The next visit asks again for what could not be had.
    return () => void attempts.delete(code);
  }, [code]);

  const retry = () => {
    allowReload();
    attempts.delete(code);
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

/** React needs the same promise each time that it renders; a failure is no rejection, which React would try again. */
const attempts = new Map<LazyChunk<ScreenModule>, Promise<ScreenModule | null>>();

function attempt(code: LazyChunk<ScreenModule>): Promise<ScreenModule | null> {
  const { pathname } = location;
  const isWanted = () => location.pathname === pathname;
  const loading = code.load().catch(async () => {
    await reloadAfterRelease(isWanted);
    if (!isWanted()) attempts.delete(code);
    return null;
  });
  attempts.set(code, loading);
  return loading;
}
