import { setupWorker } from 'msw/browser';
import { createMockSite } from '#mocks/mock-site.ts';
import { drawings } from './drawings.ts';
import { addScenarioPanel } from './scenario-panel.ts';

const worker = setupWorker(createMockSite({ storage: sessionStorage }), drawings);
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
addScenarioPanel(worker);
// The site asks for its data as soon as it is loaded, so it is loaded after the worker stands.
await import('#ui/app/main.tsx');
