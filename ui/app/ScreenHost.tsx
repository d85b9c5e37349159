import { use } from 'react';
import { loadedScreen, loadScreen, type Route } from './routes.ts';

/** Shows the screen of a route, at once when its code is here and after a pause otherwise. */
export function ScreenHost({ route }: { route: Route }) {
  // Who has paused for a promise has to read it again when it goes on, although the code is here by then.
  const awaited = promises.get(route.load);
  const { Screen } = awaited ? use(awaited) : (loadedScreen(route) ?? use(promisedScreen(route)));
  return <Screen />;
}

const promises = new Map<Route['load'], ReturnType<typeof loadScreen>>();

/** React needs the same promise on every attempt; one that failed is tried again on the next visit. */
function promisedScreen(route: Route) {
  let promise = promises.get(route.load);
  if (!promise) {
    promise = loadScreen(route);
    promises.set(route.load, promise);
    promise.catch(() => promises.delete(route.load));
  }
  return promise;
}
