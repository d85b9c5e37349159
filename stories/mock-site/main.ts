import { setupWorker } from 'msw/browser';
import { createApiHandler } from '#mocks/api-handler.ts';
import { createScenarioHandler, formatScenario, parseScenario, type Scenario } from '#mocks/scenario.ts';
import { addScenarioPanel } from './scenario-panel.ts';
import { createDrawings } from './create-drawings.ts';

const KEY = 'mock';
/** The scenario comes from a colleague's link, or from a choice on the page before. */
const scenarioText = new URLSearchParams(location.search).get(KEY) ?? sessionStorage.getItem(KEY) ?? '';
let scenario = parseScenario(scenarioText);
save(scenario);

const worker = setupWorker(
  createScenarioHandler(() => scenario),
  createApiHandler(scenario.situation === 'first-start' ? { contents: {} } : {}),
  createDrawings(),
);
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
addScenarioPanel({
  scenario,
  onChange(next) {
    const isOther = next.situation !== scenario.situation;
    scenario = next;
    save(next);
    // The page remembers what it has read from the other catalogue, so it is loaded anew.
    if (isOther) reload();
  },
  onForget() {
    sessionStorage.clear();
    reload();
  },
});
// The site asks for its data as soon as it is loaded, so it is loaded after the worker is ready.
await import('#ui/app/main.tsx');

function save(chosen: Scenario): void {
  sessionStorage.setItem(KEY, formatScenario(chosen));
}

/** The scenario of the link is removed, because it would win over the new choice. */
function reload(): void {
  const url = new URL(location.href);
  url.searchParams.delete(KEY);
  history.replaceState(history.state, '', url);
  location.reload();
}
