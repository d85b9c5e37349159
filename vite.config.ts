import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { siteIcons } from './tooling/site-icons.ts';
import { subsetFonts } from './tooling/subset-fonts.ts';

const LEAN_ROUTER = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
);
const SMALL_CHUNK_BYTES = 1000;
const MANY_SHARERS = 5;
const SITE = /\/(?:ui|openapi)\//;
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;
/** Writing and endless lists. */
const DASHBOARD_LIBRARY = /(?:useMutation|mutationObserver|nfiniteQuery|infiniteQueryObserver)\.js$/;
const DASHBOARD = '/ui/features/admin/';
const GENERATED_CLIENT = /\/ui\/api\/generated\/.*\.ts$/;
const DASHBOARD_COPY = '?dashboard';

const ENTRY = fileURLToPath(new URL('ui/app/main.tsx', import.meta.url));

/** Whether a module comes with the entry, by imports that are not put off. */
function isOfEntry(
  id: string,
  context: { getModuleInfo: (id: string) => { importers: readonly string[] } | null },
  seen = new Set<string>(),
): boolean {
  if (id === ENTRY) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) => isOfEntry(importer, context, seen));
}

/**
 * The dashboard gets the generated client a second time: a module goes into one file as a whole, and pages that only
 * read would fetch all that writes with it. It holds no state, so two of it do no harm.
 */
function dashboardClient(): Plugin {
  return {
    name: 'tasting-house:dashboard-client',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('#ui/api/generated/') || !importer?.includes(DASHBOARD)) return null;
      const resolved = await this.resolve(source, importer, options);
      return resolved && GENERATED_CLIENT.test(resolved.id) ? resolved.id + DASHBOARD_COPY : resolved;
    },
    load: (id) =>
      id.endsWith(DASHBOARD_COPY) ? readFile(id.slice(0, -DASHBOARD_COPY.length), 'utf8') : null,
  };
}

/** The site in the browser. `.scripts/build.ts` derives the page renderer's build from it, `server/dev.ts` the dev server. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'ui/public',
  // By its exports React Router comes with its warnings for developers in every environment, and by both names twice.
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router(?:-dom)?$/, replacement: LEAN_ROUTER }] : [],
  },
  plugins: [react(), tailwindcss(), subsetFonts(), siteIcons(), dashboardClient()],
  build: {
    manifest: true,
    // The Content-Security-Policy allows neither inline scripts nor data: modules.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
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
            {
              name: (id) => (LIBRARIES.test(id) && !DASHBOARD_LIBRARY.test(id) ? 'libraries' : null),
              debugName: 'libraries',
              priority: 4,
            },
            // What the entry itself imports is on every page: one file packs better than one for each group of sharers.
            {
              // Without the entry itself: it awaits its screen, so a screen that imported it would wait for ever.
              name: (id, context) =>
                id !== ENTRY && !DASHBOARD_LIBRARY.test(id) && isOfEntry(id, context) ? 'site' : null,
              debugName: 'site',
              test: /\/(?:ui|openapi)\/|node_modules/,
              priority: 3,
            },
            // What the dialogs and the dashboard share, and no first load needs.
            {
              name: 'controls',
              test: /node_modules|\/components\/(?:Dialog|SearchInput|control-class)/,
              minShareCount: 2,
              entriesAware: true,
              priority: 2,
            },
            // What most pages show, such as plates and pictures, likewise; rules go with the few who know them.
            { name: 'common', test: /\/ui\/(?!rules)/, minShareCount: MANY_SHARERS, priority: 1 },
            // Too small for files of their own, and a few screens need several of them.
            {
              name: 'pieces',
              test: /\/(?:CardSkeletons|SectionHeading|Checkbox|addresses|spirits|glassware|sustainable-substitutions)\.tsx?$/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'amounts', test: /\/rules\/(?:amounts|units|quantity|shown-line)\.ts$/, priority: 1 },
            // Small enough to be merged with the reading of amounts, which half of its users have no use for.
            { name: 'words', test: /\/rules\/fold-text/, priority: 1 },
            // Few files rather than one for every small component.
            {
              name: 'shared',
              test: SITE,
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
