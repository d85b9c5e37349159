import { setupWorker } from 'msw/browser';
import { createMockSite } from '#mocks/mock-site.ts';
import { choicesInAddress, AS_USUAL } from '#mocks/scenarios/choices.ts';
import { addScenarioPanel } from './scenario-panel.ts';
import { presetContents } from '#mocks/scenarios/preset-contents.ts';
import { createScenarioHandler } from '#mocks/scenarios/scenario-handler.ts';
import { createDrawings } from './create-drawings.ts';

const { choices: first, save } = choicesInAddress(sessionStorage);
let choices = first;
const contents = presetContents(first.preset, new Date().toISOString().slice(0, 10));
// The catalogue of a preset is not stored, so that the changes of one preset never reach another.
const site = createMockSite(contents ? { contents } : { storage: sessionStorage });
const worker = setupWorker(
  createScenarioHandler(site.handler, () => choices),
  site.handler,
  createDrawings(site.typicalDrinks),
);
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
addScenarioPanel({
  choices,
  onChange(next) {
    const isOther = next.preset !== choices.preset;
    choices = next;
    save(next);
    // Only a new page drops what was read before and makes the catalogue of the preset.
    if (isOther) location.reload();
  },
  onForget() {
    save(AS_USUAL);
    sessionStorage.clear();
    location.reload();
  },
});
// The site asks for its data as soon as it is loaded, so it is loaded after the worker stands.
await import('#ui/app/main.tsx');
