import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { checkChunks, CHUNK_GROUPS } from './.scripts/vite/chunks.ts';
import { inlineScript } from './.scripts/vite/inline-scripts.ts';
import { subsetFonts } from './.scripts/vite/subset-fonts.ts';
import { SUPPORTED_BROWSERS } from './.scripts/vite/supported-browsers.ts';

const ROUTER = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

/** Builds the site for browsers. `build.ts` and `dev-server.ts` use it for the renderer too. */
export default defineConfig({
  appType: 'custom',
  publicDir: 'ui/public',
  plugins: [react(), tailwindcss(), subsetFonts(), inlineScript(), checkChunks()],
  // The package's `exports` name its development build, with warnings that each page would load.
  resolve: { alias: [{ find: /^react-router(?:-dom)?$/, replacement: ROUTER }] },
  build: {
    manifest: true,
    target: SUPPORTED_BROWSERS,
    // The Content-Security-Policy forbids inline scripts and data: modules.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'ui/app/main.tsx',
      // Modules of the contract have no side effects, so a page leaves out those that it does not use.
      treeshake: { moduleSideEffects: [{ test: /\/openapi\//, sideEffects: false }] },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
});
