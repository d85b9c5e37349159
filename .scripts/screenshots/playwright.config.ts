import { defineConfig } from 'playwright/test';
import { findPinnedChromium } from '../browsers/chromium.ts';

const ROOT = '../..';
const CACHE = `${ROOT}/node_modules/.cache/tasting-house`;
/** The URL never changes, since a QR code shows it. */
const BASE_URL = 'http://127.0.0.1:6010';

/** Compares with `stories/screenshots`. `npm run screenshots -- --update-snapshots` accepts the new ones. */
export default defineConfig({
  testMatch: 'screenshots.spec.ts',
  outputDir: `${CACHE}/screenshots`,
  snapshotPathTemplate: `${ROOT}/stories/screenshots/{arg}{ext}`,
  fullyParallel: true,
  timeout: 180_000,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: `${CACHE}/screenshots-report` }]],
  expect: { timeout: 60_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide' } },
  use: {
    baseURL: BASE_URL,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await findPinnedChromium(),
  },
  webServer: {
    command: 'vite preview --outDir node_modules/.cache/tasting-house/storybook --port 6010 --strictPort',
    cwd: ROOT,
    url: `${BASE_URL}/index.json`,
  },
});
