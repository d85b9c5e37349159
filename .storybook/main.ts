import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { mockingWorker } from '../.scripts/vite/mocking-worker.ts';
import { subsetFonts } from '../.scripts/vite/subset-fonts.ts';

/** Vite reloads the page when a test loads one of these packages for the first time. */
const LATE_PACKAGES = [
  '@storybook/addon-a11y/preview',
  '@faker-js/faker',
  'ajv',
  'ajv/dist/runtime/ucs2length.js',
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
    // The tab keeps Storybook's icon, which shows how the tests ended, instead of the site's.
    { from: '../node_modules/storybook/assets/browser/favicon.svg', to: '/favicon.svg' },
    '../ui/public',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), tailwindcss(), subsetFonts(), mockingWorker()],
      optimizeDeps: { include: LATE_PACKAGES },
    }),
};

export default config;
