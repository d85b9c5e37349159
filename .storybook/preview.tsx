import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { setSessionToken } from '#ui/api/session-token.ts';
import { dismissToast } from '#ui/components/toast/toast.ts';
import { chooseContent, CONTENTS, type Content } from '../stories/chosen-content.ts';
import { startMockWorker, takeUnexpectedRequests } from './mock-worker.ts';
import { StoryFrame } from './StoryFrame.tsx';
import './preview.css';

/** Only a test that fails waits this long. */
const SLOWEST_QUERY_MS = 30_000;

const preview: Preview = {
  loaders: [mswLoader(startMockWorker)],
  initialGlobals: { theme: 'light', content: 'usual' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    content: {
      description: 'What the catalogue holds, unless the story decides it',
      toolbar: {
        icon: 'database',
        dynamicTitle: true,
        items: Object.entries(CONTENTS).map(([value, title]) => ({ value, title })),
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const router = (parameters['router'] ?? {}) as { url?: string; path?: string };
      return (
        <StoryFrame
          // A screen has read its content already, so other content needs a new screen.
          key={String(globals['content'])}
          theme={String(globals['theme'])}
          url={router.url ?? '/'}
          path={router.path ?? '*'}
        >
          <Story />
        </StoryFrame>
      );
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Specification',
          'Guidelines',
          'Screens',
          [
            'Home',
            'Collection',
            'Categories',
            'One category',
            'Recipe',
            'Recipe, *',
            'Search',
            'Voice search',
          ],
          'Admin',
          'Components',
          'Tokens',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone (320)', styles: { width: '320px', height: '568px' } },
        phone: { name: 'Phone (375)', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  beforeAll: () => configure({ asyncUtilTimeout: SLOWEST_QUERY_MS }),
  beforeEach: ({ globals, parameters }) => {
    const content = globals['content'] as Content;
    // A choice in the toolbar counts more than the content that a group of stories asks for.
    chooseContent(
      content === 'usual' ? ((parameters['content'] as Content | undefined) ?? content) : content,
    );
    takeUnexpectedRequests();
    // The next story must not see data or toasts of this one.
    localStorage.clear();
    sessionStorage.clear();
    setSessionToken(null);
    dismissToast();
  },
  afterEach: () => {
    const unexpected = takeUnexpectedRequests();
    if (unexpected.length > 0) throw new Error(`No handler answers ${unexpected.join(', ')}`);
  },
};

export default preview;
