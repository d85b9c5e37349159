import { setupWorker } from 'msw/browser';
import { createHouse, nothingElse } from '#mocks/house/house.ts';
import { addScenarioPanel } from './scenario-panel.ts';

const worker = setupWorker(...createHouse(sessionStorage), nothingElse);
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
addScenarioPanel(worker);
// The site asks for its data as soon as it is loaded, so it is loaded after the worker stands.
await import('#ui/app/main.tsx');
