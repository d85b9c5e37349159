import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './.tooling/chunks.ts';
import { inlineScript } from './.tooling/inline-scripts.ts';
import { lightRouter } from './.tooling/light-router.ts';
import { siteIcons } from './.tooling/site-icons.ts';
import { subsetFonts } from './.tooling/subset-fonts.ts';
import { SUPPORTED_BROWSERS } from './.tooling/supported-browsers.ts';

const ROUTER = join(import.meta.dirname, 'node_modules/react-router');

/** The site in the browser. `.scripts/build.ts` derives the page renderer's build from it, `server/dev.ts` the dev server. */
export default defineConfig({
  appType: 'custom',
  publicDir: 'ui/public',
  plugins: [react(), tailwindcss(), subsetFonts(), siteIcons(), inlineScript(), lightRouter()],
  resolve: {
    // The package names its build for development only, whose warnings are 2 kB that each page would load.
    alias: [{ find: /^react-router$/, replacement: join(ROUTER, 'dist/production/index.mjs') }],
  },
  build: {
    manifest: true,
    target: SUPPORTED_BROWSERS,
    // The Content-Security-Policy allows neither inline scripts nor data: modules.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'ui/app/main.tsx',
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
});
