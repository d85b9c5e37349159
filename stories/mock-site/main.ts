import { setupWorker } from 'msw/browser';
import { createApiHandler } from '#mocks/memory-api.ts';
import { createScenarioHandler } from '#mocks/scenario.ts';
import { findScenario, storeScenario } from './stored-scenario.ts';
import { addScenarioPanel } from './scenario-panel.ts';
import { createDrawings } from './create-drawings.ts';

let scenario = findScenario();
storeScenario(scenario);

const worker = setupWorker(
  createScenarioHandler(() => scenario),
  createApiHandler(scenario.situation === 'first-start' ? {} : undefined),
  createDrawings(),
);
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
addScenarioPanel({
  scenario,
  onChange(next) {
    scenario = next;
    storeScenario(next);
  },
});
// The site requests its data at once, so it is loaded after the worker is ready.
await import('#ui/app/main.tsx');
