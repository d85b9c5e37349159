import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './.tooling/chunks.ts';
import { inlineScript } from './.tooling/inline-scripts.ts';
import { siteIcons } from './.tooling/site-icons.ts';
import { subsetFonts } from './.tooling/subset-fonts.ts';
import { SUPPORTED_BROWSERS } from './.tooling/supported-browsers.ts';

/** The site in the browser. `.scripts/build.ts` derives the page renderer's build from it, `server/dev.ts` the dev server. */
export default defineConfig({
  appType: 'custom',
  publicDir: 'ui/public',
  plugins: [react(), tailwindcss(), subsetFonts(), siteIcons(), inlineScript()],
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
