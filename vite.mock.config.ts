import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockInlineScript } from './.scripts/vite/inline-scripts.ts';
import { mockingWorker } from './.scripts/vite/mocking-worker.ts';
import { subsetFonts } from './.scripts/vite/subset-fonts.ts';

/** `npm run mock` serves the site without a server. Mocks in the browser answer its requests. */
export default defineConfig({
  root: 'stories/mock-site',
  publicDir: join(import.meta.dirname, 'ui/public'),
  cacheDir: join(import.meta.dirname, 'node_modules/.vite/mock-site'),
  plugins: [react(), tailwindcss(), subsetFonts(), mockingWorker(), mockInlineScript()],
  server: { port: 4000, fs: { allow: [import.meta.dirname] } },
  build: { outDir: join(import.meta.dirname, 'dist/mock-site'), emptyOutDir: true },
});
