import { startTransition, use, useEffect, useReducer } from 'react';
import { RetryError } from '#ui/components/RetryError.tsx';
import type { LazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { allowReload, reloadAfterRelease } from '#ui/lib/browser/reload-after-release.ts';
import { replayPresses } from './early/replay-presses.ts';
import type { Route } from './routes.ts';
import type { ScreenModule } from '#ui/api/screen.ts';

/** Shows the screen of a route, or a message if its code cannot be loaded. */
export function ScreenHost({ route: { code } }: { route: Route }) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  // React needs the promise again when the component resumes, although the code is loaded by then.
  const awaited = attempts.get(code);
  const module = awaited ? use(awaited) : (code.current ?? use(attempt(code)));

  useEffect(() => {
    replayPresses();
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

/** React needs the same promise at each render. It resolves to null for a failure, so that `ScreenHost` shows it. */
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
