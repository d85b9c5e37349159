import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ENTRY = join(import.meta.dirname, '../../ui/app/main.tsx');
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;
/** The screens that a first visit may load. The page of one category is part of the screen of all. */
const PUBLIC_SCREEN = /\/ui\/features\/(?!(?:admin|bar|saved)\/)[\w-]+\/(?!CategoryPage)\w+Page\.tsx$/;
const SHARED_BY_SCREENS = 4;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Returns the module and all modules that import it statically, directly or not. */
function dependentsOf(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) dependentsOf(importer, graph, found);
  return found;
}

/**
 * The chunks with names. Rolldown splits the rest by itself. Without these groups, a page loads up to 58
 * files instead of 22, and up to 9 kB more, since small files compress badly.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  {
    // Browsers keep this chunk in their cache when only the site changes.
    name: 'libraries',
    debugName: 'libraries',
    test: LIBRARIES,
    priority: 3,
  },
  {
    // The entry stays apart. It awaits its screen, so a screen that imports the entry would never load.
    name: (id, graph) => (id !== ENTRY && dependentsOf(id, graph).has(ENTRY) ? 'site' : null),
    debugName: 'site',
    priority: 2,
  },
  {
    name: (id, graph) => {
      const screens = [...dependentsOf(id, graph)].filter((dependent) => PUBLIC_SCREEN.test(dependent));
      return screens.length >= SHARED_BY_SCREENS ? 'shared' : null;
    },
    debugName: 'shared',
    priority: 1,
  },
];

/** Fails the build of the client when a group matches no module, such as after a folder was renamed. */
export function checkChunks(): Plugin {
  return {
    name: 'tasting-house:check-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const names = new Set(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.name : [])),
      );
      const missing = CHUNK_GROUPS.flatMap(({ debugName = '' }) => (names.has(debugName) ? [] : debugName));
      if (missing.length > 0) this.error(`No module belongs to the chunks: ${missing.join(', ')}.`);
    },
  };
}
