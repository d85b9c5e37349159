import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { subsetFonts } from '../.tooling/subset-fonts.ts';

// Every start copies the mocking worker from msw, so that it never differs from the installed version.
const WORKER_FOLDER = join(import.meta.dirname, '../node_modules/.cache/tasting-house/worker');
mkdirSync(WORKER_FOLDER, { recursive: true });
copyFileSync(
  join(import.meta.dirname, '../node_modules/msw/lib/mockServiceWorker.js'),
  join(WORKER_FOLDER, 'mockServiceWorker.js'),
);

/** Vite reloads the page when a test loads one of these packages for the first time. */
const LATE_PACKAGES = [
  '@storybook/addon-a11y/preview',
  '@faker-js/faker',
  'ajv',
  'ajv-formats',
  'ajv/dist/runtime/ucs2length.js',
  'opentype.js',
  'openapi-backend',
  'papaparse',
  'qr',
  'xlsx',
];

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: [
    { from: WORKER_FOLDER, to: '/' },
    { from: '../ui/public', to: '/' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), tailwindcss(), subsetFonts()],
      optimizeDeps: { include: LATE_PACKAGES },
    }),
};

export default config;
