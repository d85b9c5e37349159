import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { inlineScript } from './.scripts/vite/inline-scripts.ts';

// Only a test that hangs reaches these limits. Unit tests have 180 s too, since a busy machine may take ten
// times as long as usual, and some of them start processes or read hundreds of sheets.
const SLOW_MACHINE_TIMEOUT_MS = 180_000;
const JOURNEY_TIMEOUT_MS = 300_000;
/** Vitest's own limit of one second is shorter than a page needs on a busy machine. */
const POLL_TIMEOUT_MS = 60_000;
/** Every project whose files share a process needs this. */
const WAIT_FOR_IMPORTS = './.scripts/vitest/wait-for-imports.ts';

/**
 * `npm run validate` leaves these out. They start whole programs, open whole screens, make many requests, or
 * read hundreds of sheets.
 */
const SLOW = [
  'server/{cli,http,native,tests}/**',
  'server/run.test.ts',
  'openapi/contract/drift.test.ts',
  'ui/tests/**',
];
/** `.scripts/test.ts` sets the variable. */
const LEFT_OUT = process.env['QUICK_TESTS'] === 'true' ? SLOW : [];

const node: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'node',
    environment: 'node',
    // Native modules (sqlite3, argon2, sharp) are safe in processes, not in threads.
    pool: 'forks',
    // Loading the server anew for each file would cost a third of the run.
    isolate: false,
    globalSetup: './server/tests/site/site-bundle-setup.ts',
    setupFiles: ['./.scripts/vitest/property-seed.ts', WAIT_FOR_IMPORTS],
    include: ['{openapi,server,ui,mocks}/**/*.test.ts'],
    exclude: ['ui/tests/{journeys,engines}/**', '**/*.postgres.test.ts', ...LEFT_OUT],
  },
};

/** Runs the tests of the store once more on a real PostgreSQL, and the tests that need PostgreSQL. */
const postgres: TestProjectInlineConfiguration = {
  ...node,
  test: {
    ...node.test,
    name: 'postgres',
    globalSetup: ['./server/tests/site/site-bundle-setup.ts', './server/tests/postgres/postgres-setup.ts'],
    include: [
      'server/**/*.postgres.test.ts',
      'server/storage/*.test.ts',
      'server/storage/store/*.test.ts',
      'server/cli/copy-site.test.ts',
    ],
    exclude: [],
  },
};

/** From version 25 on, Node has a `localStorage` of its own, which would hide that of the page. */
const WITHOUT_STORAGE_OF_NODE = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

const dom: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'dom',
    environment: 'happy-dom',
    setupFiles: [WAIT_FOR_IMPORTS],
    execArgv: WITHOUT_STORAGE_OF_NODE,
    include: ['{ui,mocks}/**/*.dom.test.tsx'],
    exclude: LEFT_OUT,
  },
};

const journeys: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'journeys',
    environment: 'node',
    pool: 'forks',
    include: ['ui/tests/{journeys,engines}/**/*.test.ts'],
    // All files of a process share one browser.
    isolate: false,
    // All processes share one site.
    globalSetup: './ui/tests/support/shared-site-setup.ts',
    setupFiles: [WAIT_FOR_IMPORTS],
    testTimeout: JOURNEY_TIMEOUT_MS,
    hookTimeout: JOURNEY_TIMEOUT_MS,
  },
};

/** Runs the stories as Storybook's sidebar runs and watches them. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  // Other runs load none of these packages.
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  const { findChromium } = await import('./.scripts/browsers/chromium.ts');
  const launchOptions = await findChromium();
  return {
    extends: true,
    plugins: await storybookTest({ configDir: '.storybook' }),
    // One broken file opens Vite's overlay in all stories, and axe would report it in each.
    server: { hmr: { overlay: false } },
    test: {
      name: 'stories',
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Axe measures colours, so nothing may move.
        provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** Storybook and a browser start slowly, so other runs omit them. The addon sets the variable. */
const areStoriesWanted = process.env['VITEST_STORYBOOK'] === 'true' || process.argv.includes('stories');

/** A process waits half of its time for servers and browsers. */
const PROCESSES = 2;

export default defineConfig(async () => ({
  plugins: [inlineScript()],
  test: {
    maxWorkers: PROCESSES,
    testTimeout: SLOW_MACHINE_TIMEOUT_MS,
    hookTimeout: SLOW_MACHINE_TIMEOUT_MS,
    expect: { poll: { timeout: POLL_TIMEOUT_MS } },
    projects: [node, postgres, dom, journeys, ...(areStoriesWanted ? [await stories()] : [])],
  },
}));
