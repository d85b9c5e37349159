import type { Rolldown } from 'vite';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '../ui/app/main.tsx');
const LIBRARIES = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;
const PUBLIC_SCREEN = /\/ui\/features\/(?!(?:admin|bar|saved)\/)[\w-]+\/[\w-]+-screen\.ts$/;
const SHARED_BY_SCREENS = 4;

/**
 * What only the dashboard and the shopping list use of TanStack Query, whose index imports all of it: 0.6 kB that each public page would load
 * more. `ui/tests/journeys/first-load-scripts.test.ts` holds it.
 */
const DASHBOARD_LIBRARY =
  /(?:useMutation(?:State)?|mutationObserver|nfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver)\.js$/;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Every module that has this one loaded with it, by imports that are not put off. */
function dependentsOf(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) dependentsOf(importer, graph, found);
  return found;
}

/**
 * The named chunks of the site; everything else is split by the bundler where a screen or a part is loaded later.
 * One file packs better than a file for each pair of sharers: without `shared` a recipe's page weighs 2 kB more.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  {
    // Stays in the browser's cache when only the site changes.
    name: (id) => (LIBRARIES.test(id) && !DASHBOARD_LIBRARY.test(id) ? 'libraries' : null),
    debugName: 'libraries',
    priority: 3,
  },
  {
    // On every page. The entry itself stays apart: it awaits its screen, so a screen that imported it would never load.
    name: (id, graph) =>
      id !== ENTRY && !DASHBOARD_LIBRARY.test(id) && dependentsOf(id, graph).has(ENTRY) ? 'site' : null,
    debugName: 'site',
    priority: 2,
  },
  {
    // What the collection and the guide filter with: small files, of which both need most.
    name: 'filters',
    test: /\/(?:Field|SearchInput|Select|TextInput|control-class|useTypedParameter|useAddressParameters)\.tsx?$/,
    priority: 1,
  },
  {
    // How pages write and order what they list.
    name: 'lists',
    test: /\/(?:figure|by-name|paging|page-number)\.ts$/,
    priority: 1,
  },
  {
    // What pages show of a recipe in a card: small files, packed better as one. Other pages use what these are made of.
    name: 'cards',
    test: /\/(?:CocktailCard|SaveButton|saved-recipes|CocktailPlate|DrinkIsland|drawing-code)\.tsx?$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    // What the collection, a recipe's page and the dashboard share.
    name: 'photos',
    test: /\/(?:DifficultyBadge|Photo)\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    // What the home page, the categories and the collection need of their adverts.
    name: 'adverts',
    test: /\/(?:AdvertCard|AdvertPlace|adverts)\.tsx?$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    // What the saved recipes share with their tools and the dashboard: small files, whose names every page lists.
    name: 'notes',
    test: /\/(?:TextArea|useNotebook|notebook|days|download)\.tsx?$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    // What several public screens show, and the small files that a recipe's page, the guide and the saved recipes share.
    name: (id, graph) => {
      if (/\/(?:useUnitChoice|unit-choices|data-of|capitalised|FractionText|SectionHeading)\.tsx?$/.test(id))
        return 'shared';
      const screens = [...dependentsOf(id, graph)].filter((dependent) => PUBLIC_SCREEN.test(dependent));
      return !DASHBOARD_LIBRARY.test(id) && screens.length >= SHARED_BY_SCREENS ? 'shared' : null;
    },
    debugName: 'shared',
    priority: 1,
  },
];
