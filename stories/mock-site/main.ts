import { setupWorker } from 'msw/browser';
import { mockSiteHandlers } from './mock-site-handlers.ts';

await setupWorker(...mockSiteHandlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
// The site asks for its data as soon as it is loaded, so it is loaded after the worker stands.
await import('#ui/app/main.tsx');
