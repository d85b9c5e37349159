import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mergeConfig, type PluginOption } from 'vite';
import { siteWords } from '../.tooling/collect-site-words.ts';
import { subsetFonts } from '../.tooling/subset-fonts.ts';

const WORKER_FOLDER = join(import.meta.dirname, '../node_modules/.cache/tasting-house/worker');

/** Stories reach them through the mocks, the admin's forms and the documentation. */
const LATE_PACKAGES = [
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs/blocks',
  'ajv',
  'opentype.js',
  'qr',
  'ajv-formats',
  'ajv/dist/runtime/ucs2length.js',
  'openapi-backend',
  'papaparse',
  'react-hook-form',
  'storybook/internal/core-events',
  'storybook/theming/create',
  'xlsx',
];

// The mocking worker is taken from msw at every start and never committed.
mkdirSync(WORKER_FOLDER, { recursive: true });
copyFileSync(
  join(import.meta.dirname, '../node_modules/msw/lib/mockServiceWorker.js'),
  join(WORKER_FOLDER, 'mockServiceWorker.js'),
);

const DOCGEN = 'storybook:react-docgen-plugin';

/** Components are in .tsx files. Storybook's plugin looks for them in every module, half of the time of a build. */
async function describeOnlyComponents(plugins: PluginOption[]): Promise<void> {
  for (const option of plugins) {
    const one = await option;
    if (Array.isArray(one)) await describeOnlyComponents(one);
    else if (one && 'transform' in one && one.name === DOCGEN && typeof one.transform === 'function')
      one.transform = { filter: { id: /\.tsx$/ }, handler: one.transform };
  }
}

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    // The plugins below are all that a story needs.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: [
    { from: WORKER_FOLDER, to: '/' },
    { from: '../ui/public', to: '/' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: async (base) => {
    await describeOnlyComponents(base.plugins ?? []);
    return mergeConfig(base, {
      plugins: [react(), tailwindcss(), subsetFonts(), siteWords()],
      // Found late they make Vite reload the page, in the middle of a test.
      optimizeDeps: { include: LATE_PACKAGES },
    });
  },
};

export default config;
