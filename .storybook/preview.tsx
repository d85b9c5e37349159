import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { currentToasts, dismissToast } from '#ui/components/toast/toast.ts';
import { HouseDocs } from './HouseDocs.tsx';
import { checkColours } from './check-colours.ts';
import { takeConsoleErrors, watchConsole } from './console-errors.ts';
import { StoryFrame, type StoryTheme } from './StoryFrame.tsx';
import { startMockWorker, takeUnexpectedRequests } from './mock-worker.ts';
import './preview.css';

/**
 * Plays wait for what they expect, as people do; a busy machine takes its time. Storybook would wrap every event in React's
 * `act`, but only while developing, and React then complains of whatever else happens meanwhile.
 */
function playAsInTheBuiltSite(): void {
  configure({
    asyncUtilTimeout: 30_000,
    asyncWrapper: async (wait: () => Promise<unknown>) => {
      const result = await wait();
      // What follows from an event, such as a dialog's place on top of the others, comes after it.
      await new Promise((resolve) => setTimeout(resolve, 0));
      return result;
    },
    eventWrapper: (happen: () => unknown) => happen(),
    unstable_advanceTimersWrapper: (advance) => advance(),
  });
}

watchConsole();

// After axe, which would measure the colours of what begins to move.
void addons.ready().then((channel) => {
  channel.on(STORY_FINISHED, () => document.documentElement.classList.remove('playing'));
});

const inFrame: Decorator = (Story, { globals, parameters }) => {
  const { entry = '/', path = '*' } = (parameters.router ?? {}) as { entry?: string; path?: string };
  return (
    <StoryFrame
      theme={globals.theme as StoryTheme}
      entry={entry}
      path={path}
      bare={parameters.layout === 'fullscreen'}
    >
      <Story />
    </StoryFrame>
  );
};

const preview: Preview = {
  beforeAll: playAsInTheBuiltSite,
  loaders: [mswLoader(startMockWorker)],
  decorators: [inFrame],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Side by side' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { container: HouseDocs },
    backgrounds: { disable: true },
    options: {
      // From the whole to its parts, and what everything is made of at the end.
      storySort: {
        order: [
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
            'Undone import',
            'Resources',
            'Resource forms',
            'History of an item',
            'Recent changes',
          ],
          'Journeys',
          'Chrome',
          'Components',
          ['DrawnCocktail', 'Cards', '*'],
          'Tokens',
          ['Colours', 'Type', 'Layout and motion', 'Icons'],
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
  beforeEach: () => {
    takeUnexpectedRequests();
    takeConsoleErrors();
    // The toast of one story would lie over the next.
    currentToasts().forEach(({ id }) => dismissToast(id));
    document.documentElement.classList.add('playing');
  },
  afterEach: async (context) => {
    await checkColours(context);
    const unexpected = takeUnexpectedRequests();
    if (unexpected.length > 0) throw new Error(`No mock answers ${unexpected.join(', ')}`);
    const errors = takeConsoleErrors();
    if (errors.length > 0) throw new Error(`The console says ${errors.join('; ')}`);
  },
};

export default preview;
