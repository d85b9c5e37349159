import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { CHUNK_GROUPS } from './.tooling/chunks.ts';
import { inlineScript } from './.tooling/inline-scripts.ts';
import { siteIcons } from './.tooling/site-icons.ts';
import { subsetFonts } from './.tooling/subset-fonts.ts';
import { SUPPORTED_BROWSERS } from './.tooling/supported-browsers.ts';

const ROUTER = join(import.meta.dirname, 'node_modules/react-router');

/** Builds the site for browsers. `.scripts/build.ts` derives the page renderer's build from it, `server/dev-server.ts` the dev server. */
export default defineConfig({
  appType: 'custom',
  publicDir: 'ui/public',
  plugins: [react(), tailwindcss(), subsetFonts(), siteIcons(), inlineScript(), lightRouter()],
  resolve: {
    // The package names its build for development only, whose warnings are 2 kB that each page would load. Under its other name it adds
    // nothing that the site uses, and Node would take a second whole copy.
    alias: [{ find: /^react-router(?:-dom)?$/, replacement: join(ROUTER, 'dist/production/index.mjs') }],
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
      // Loading a module of the contract changes nothing, so that a page leaves out each one of which it uses nothing.
      treeshake: { moduleSideEffects: [{ test: /\/openapi\//, sideEffects: false }] },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
});

/**
 * Lets the bundler drop what the site does not use of React Router, whose one file names components by assignments (`Form.displayName = …`)
 * and makes them by calls: 3 kB on each page.
 */
function lightRouter(): Plugin {
  return {
    name: 'tasting-house:light-router',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
