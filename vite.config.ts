import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { subsetFonts } from './.scripts/subset-fonts.ts';

const LEAN_ROUTER = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
);
const SMALL_CHUNK_BYTES = 1000;
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;

/** The site in the browser. `.scripts/build.ts` derives the page renderer's build from it, `server/dev.ts` the dev server. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'ui/public',
  // By its exports React Router comes with its warnings for developers in every environment.
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: LEAN_ROUTER }] : [] },
  plugins: [react(), tailwindcss(), subsetFonts()],
  build: {
    manifest: true,
    // The Content-Security-Policy allows neither inline scripts nor data: modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'ui/app/main.tsx',
      output: {
        // A shared chunk is named after all who share it, which pages would have to spell out.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0] ?? ''}-[hash].js`,
        codeSplitting: {
          groups: [
            // What every page needs of the libraries stays in the browser's cache when only the site changes.
            { name: 'libraries', test: LIBRARIES, priority: 2 },
            // What the dialogs and the dashboard share, and no first load needs.
            {
              name: 'controls',
              test: /node_modules|\/components\/(?:Dialog|SearchInput|control-class)/,
              minShareCount: 2,
              entriesAware: true,
              priority: 1,
            },
            // Few files rather than one for every small component.
            {
              name: 'shared',
              test: /\/(?:ui|openapi)\//,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALL_CHUNK_BYTES,
            },
          ],
        },
      },
    },
  },
}));
