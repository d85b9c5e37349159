import type { Rolldown } from 'vite';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '../ui/app/main.tsx');
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;
/** The page of one category is part of the screen of all. */
const PUBLIC_SCREEN = /\/ui\/features\/(?!(?:admin|bar|saved)\/)[\w-]+\/(?!CategoryPage)\w+Page\.tsx$/;
const SHARED_BY_SCREENS = 4;

/** The index of TanStack Query imports everything. These files alone make each public page 0.6 kB smaller. */
const DASHBOARD_LIBRARY =
  /(?:useMutation(?:State)?|mutationObserver|nfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver)\.js$/;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Returns every module that loads this one at once. */
function dependentsOf(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) dependentsOf(importer, graph, found);
  return found;
}

/**
 * Lists the chunks with names. The bundler splits the rest where a screen or a part is loaded later. One file packs better than one for
 * each pair of sharers.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  {
    // The libraries stay in the browser's cache when only the site changes.
    name: (id) => (LIBRARIES.test(id) && !DASHBOARD_LIBRARY.test(id) ? 'libraries' : null),
    debugName: 'libraries',
    priority: 3,
  },
  {
    // The entry stays apart. It awaits its screen, so a screen that imported it would never load.
    name: (id, graph) =>
      id !== ENTRY && !DASHBOARD_LIBRARY.test(id) && dependentsOf(id, graph).has(ENTRY) ? 'site' : null,
    debugName: 'site',
    priority: 2,
  },
  {
    name: 'filters',
    test: /\/(?:Field|SearchInput|Select|TextInput|useAddressParameters|useLast|entries-of)\.tsx?$/,
    priority: 1,
  },
  {
    name: 'lists',
    test: /\/(?:figure|by-name|paging)\.ts$/,
    priority: 1,
  },
  {
    // Small files pack better as one.
    name: 'cards',
    test: /\/(?:CocktailCard|SaveButton|saved-recipes|CocktailPlate)\.tsx?$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'photos',
    test: /\/(?:DifficultyBadge|Photo)\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'adverts',
    test: /\/AdvertCard\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    // Several public screens share these. A recipe's page, the guide and the saved recipes share some small files.
    name: (id, graph) => {
      if (/\/(?:useUnitChoice|unit-choices|capitalised|FractionText|Headings|useNow)\.tsx?$/.test(id))
        return 'shared';
      const screens = [...dependentsOf(id, graph)].filter((dependent) => PUBLIC_SCREEN.test(dependent));
      return !DASHBOARD_LIBRARY.test(id) && screens.length >= SHARED_BY_SCREENS ? 'shared' : null;
    },
    debugName: 'shared',
    priority: 1,
  },
];
