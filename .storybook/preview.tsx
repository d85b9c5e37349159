import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { currentToasts, dismissToast } from '#ui/components/toast/toast.ts';
import { dropStoredForm, storedForms } from '#ui/features/admin/unsaved/stored-forms.ts';
import { restartStorySites } from '../stories/story-site.ts';
import { HouseDocs } from './HouseDocs.tsx';
import { takeConsoleErrors, watchConsole } from './console-errors.ts';
import { USUAL_CONDITIONS, type Conditions } from './conditions.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { startMockWorker, takeUnexpectedRequests } from './mock-worker.ts';
import { workingControls } from './working-controls.ts';
import './preview.css';

/** Plays wait as people do. Storybook would wrap events in React's `act`, but only while developing, and React then complains. */
function playAsInTheBuiltSite(): void {
  configure({
    // Only what fails ever waits so long.
    asyncUtilTimeout: 60_000,
    asyncWrapper: async (wait: () => Promise<unknown>) => {
      // Effects, such as a listener for keys, come after the story is drawn.
      await nextTask();
      const result = await wait();
      // What follows from an event, such as a dialog's place on top, comes after it.
      await nextTask();
      return result;
    },
    eventWrapper: (happen: () => unknown) => happen(),
    unstable_advanceTimersWrapper: (advance) => advance(),
    // The page as text would be made at every change while a play waits.
    getElementError: (message) => new Error(message ?? 'The element is not there.'),
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

watchConsole();

// After axe, which would measure the colours of what moves.
void addons.ready().then((channel) => {
  channel.on(STORY_FINISHED, () => document.documentElement.classList.remove('playing'));
});

const inFrame: Decorator = (Story, { globals, parameters }) => {
  const { entry = '/', path = '*' } = (parameters.router ?? {}) as { entry?: string; path?: string };
  return (
    <StoryFrame
      conditions={{ ...USUAL_CONDITIONS, ...(globals as Partial<Conditions>) }}
      entry={entry}
      path={path}
      bare={parameters.layout === 'fullscreen'}
    >
      <Story />
    </StoryFrame>
  );
};

function condition(
  name: string,
  icon: 'mirror' | 'zoom' | 'contrast' | 'lightning' | 'transfer',
  titles: Readonly<Record<string, string>>,
) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { description: name, toolbar: { icon, dynamicTitle: true, items } };
}

const preview: Preview = {
  beforeAll: playAsInTheBuiltSite,
  loaders: [mswLoader(startMockWorker)],
  decorators: [inFrame],
  argTypesEnhancers: [workingControls],
  tags: ['autodocs'],
  initialGlobals: { ...USUAL_CONDITIONS },
  globalTypes: {
    theme: condition('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
    text: condition('Text size', 'zoom', { usual: 'Text 100 %', double: 'Text 200 %' }),
    colours: condition('Colours', 'contrast', { own: 'Own colours', forced: 'Forced colours' }),
    motion: condition('Motion', 'lightning', { usual: 'Motion', reduced: 'Reduced motion' }),
    direction: condition('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { container: HouseDocs, page: DocsPage, toc: { headingSelector: 'h2, h3' } },
    backgrounds: { disable: true },
    options: {
      // From the whole to its parts.
      storySort: {
        order: [
          'Introduction',
          'Guidelines',
          ['Words', 'Layout', 'Motion', 'Drawing', 'All messages'],
          'Overview',
          'Screens',
          [
            'Home',
            'Categories',
            'Category in pages',
            'Collection',
            'Collection filters',
            'Large collection',
            'Recipe',
            'Recipe buttons and video',
            'Recipe tools',
            'Recipe mixing mode',
            'Recipe print',
            'Recipe share',
            'Search',
            'Voice search',
            'Tutorials',
            'Sustainable guide',
            'About and Contact',
            'Not found',
          ],
          'Admin',
          [
            'Login',
            'Cocktails',
            'Cocktails in pages',
            'Import',
            'Running import',
            'Undone import',
            'Resources',
            'Resource forms',
            'Edit conflicts',
            'Deletion and unsaved work',
            'History of an item',
            'Recent changes',
          ],
          'Journeys',
          'Chrome',
          'Components',
          ['DrawnCocktail', 'Cards', '*'],
          'Tokens',
          ['All tokens', 'Colours', 'Type', 'Layout and motion', 'Icons'],
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone (320)', styles: { width: '320px', height: '568px' } },
        landscape: { name: 'Phone in landscape (667)', styles: { width: '667px', height: '375px' } },
        phone: { name: 'Phone (375)', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  beforeEach: ({ msw }) => {
    takeUnexpectedRequests();
    takeConsoleErrors();
    restartStorySites();
    // Those that answer once answer again.
    msw.restoreHandlers();
    // The toast of one story would lie over the next.
    currentToasts().forEach(({ id }) => dismissToast(id));
    // A story that ends with an unsaved form is no crash.
    storedForms(Date.now()).forEach(({ page }) => dropStoredForm(page));
    document.documentElement.classList.add('playing');
  },
  afterEach: () => {
    const unexpected = takeUnexpectedRequests();
    if (unexpected.length > 0) throw new Error(`No mock answers ${unexpected.join(', ')}`);
    const errors = takeConsoleErrors();
    if (errors.length > 0) throw new Error(`The console says ${errors.join('; ')}`);
  },
};

export default preview;
