/** What each file imports. Paths are relative to the root and written with slashes. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The imports in these folders are checked. */
export const FOLDERS = ['openapi', 'server', 'mocks', 'ui', 'stories', '.storybook', '.scripts'];

/** `may` lists what the files of `path` may import besides each other. A `*` stands for one name. */
interface ImportZone {
  path: string;
  may: string[];
}

const lineBase = ['openapi/memoize.ts', 'openapi/text', 'openapi/ingredients/words'];
const uiBase = ['openapi', 'ui/lib'];
const uiClient = [...uiBase, 'ui/hooks', 'ui/history', 'ui/api'];
const uiShared = [...uiClient, 'ui/queries', 'ui/screen', 'ui/components'];
/** The folders of the dashboard. Each imports only those before it. */
const adminFolders = 'parts resources sorting dialogs form history session bulk import list cocktails'
  .split(' ')
  .map((name) => `ui/features/admin/${name}`);
const serverBase = ['openapi', 'server/catalogue', 'server/sheets', 'server/concurrency'];
const operationBase = ['requests', 'responses', 'operation-handler.ts', 'services.ts']
  .map((name) => `server/operations/${name}`)
  .concat(serverBase);
const catalogueBase = ['openapi', 'server/catalogue/items'];
const sheetBase = ['openapi', 'server/sheets/cells'];
const serverTests = ['openapi', 'server', 'mocks', '.scripts'];

const ZONES: readonly ImportZone[] = [
  // What reads one line imports nothing that reads a whole recipe.
  { path: 'openapi/text', may: ['openapi/memoize.ts'] },
  { path: 'openapi/ingredients/lines', may: lineBase },
  { path: 'openapi/ingredients/steps', may: [...lineBase, 'openapi/ingredients/lines'] },
  { path: 'openapi', may: [] },
  // orval's files name the types of the contract.
  { path: 'mocks/generated', may: ['mocks', 'ui/api/generated'] },
  { path: 'mocks', may: [...serverBase, 'server/operations'] },
  { path: 'stories', may: ['openapi', 'ui', 'mocks', '.storybook'] },
  { path: '.storybook', may: ['openapi', 'ui', 'mocks', 'stories', '.scripts/vite'] },
  // Configurations use these plugins and settings of Vite.
  { path: '.scripts/vite', may: ['ui/app/fonts.ts', 'ui/lib/words/font-letters.ts'] },

  { path: 'ui/app', may: ['openapi', 'ui'] },
  { path: 'ui/chrome', may: uiShared },
  ...adminFolders.map((path, index) => ({ path, may: [...uiShared, ...adminFolders.slice(0, index)] })),
  { path: 'ui/features/*', may: uiShared },
  // Components fetch no data.
  { path: 'ui/components', may: [...uiBase, 'ui/hooks'] },
  { path: 'ui/queries', may: uiClient },
  { path: 'ui/screen', may: uiClient },
  { path: 'ui/history', may: [...uiBase, 'ui/hooks'] },
  { path: 'ui/hooks', may: uiBase },
  { path: 'ui/api', may: uiBase },
  { path: 'ui/lib', may: ['openapi'] },
  // The tests of screens run the whole site on a store in memory.
  { path: 'ui/tests/*.ts', may: ['openapi', 'ui', 'mocks'] },
  { path: 'ui/tests/screens', may: ['openapi', 'ui', 'mocks'] },
  // The journeys see only the built site.
  { path: 'ui/tests', may: ['openapi', 'ui/lib', '.scripts/browsers'] },

  { path: 'server/*.ts', may: ['openapi', 'server'] },
  { path: 'server/http', may: [...serverBase, 'server/operations', 'server/native'] },
  // A request goes through the pipeline to its handler, and both import `requests` and `responses`.
  { path: 'server/operations/live', may: serverBase },
  { path: 'server/operations/pipeline', may: operationBase },
  { path: 'server/operations/handlers.ts', may: [...serverBase, 'server/operations'] },
  { path: 'server/operations/*', may: [...operationBase, 'server/operations/live'] },
  // Only Node runs these files: processes, sharp, argon2.
  { path: 'server/native', may: [...serverBase, 'server/operations'] },
  { path: 'server/storage', may: serverBase },
  { path: 'server/concurrency', may: [] },
  { path: 'server/catalogue/items', may: ['openapi'] },
  { path: 'server/catalogue/decisions', may: catalogueBase },
  // The snapshot keeps the index of the search, and the search reads the snapshot.
  { path: 'server/catalogue/search/index', may: [...catalogueBase, 'server/concurrency'] },
  { path: 'server/catalogue/commands/import', may: serverBase },
  { path: 'server/catalogue', may: ['openapi', 'server/concurrency'] },
  // Cells, read and columns each import only those before them. Table, recipes and write import none of each
  // other.
  { path: 'server/sheets/cells', may: ['openapi'] },
  { path: 'server/sheets/read', may: sheetBase },
  { path: 'server/sheets/columns', may: [...sheetBase, 'server/sheets/read'] },
  { path: 'server/sheets/table', may: [...sheetBase, 'server/sheets/read', 'server/sheets/columns'] },
  { path: 'server/sheets/recipes', may: [...sheetBase, 'server/sheets/read', 'server/sheets/columns'] },
  { path: 'server/sheets/write', may: [...sheetBase, 'server/sheets/read'] },
  { path: 'server/sheets', may: ['openapi'] },
  { path: 'server/backups', may: [...serverBase, 'server/operations', 'server/native', 'server/storage'] },
  { path: 'server/cli', may: [...serverBase, 'server/storage', 'server/native', 'server/config.ts'] },
  { path: 'server/tests', may: serverTests },
];

/** Tests in openapi may also import the starter catalogue, in the ui the mocks, in the server all of it. */
function pathsForTests(path: string): string[] {
  if (path === 'openapi' || path === 'mocks') return ['mocks', 'server/tests'];
  if (path.startsWith('openapi/')) return ['openapi/starter'];
  if (path.startsWith('ui/')) return ['mocks'];
  return path.startsWith('server/') ? serverTests : [];
}

function contains(path: string, file: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}

/** Returns null for scripts and configurations, which may import anything. */
function zoneOf(file: string): (ImportZone & { actualPath: string }) | null {
  for (const zone of ZONES) {
    const pattern = zone.path.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
    const actualPath = new RegExp(`^${pattern}(?=/|$)`).exec(file)?.[0];
    if (actualPath) return { ...zone, actualPath };
  }
  return null;
}

/** Returns null for an allowed import. */
function violationOf(importer: string, imported: string): string | null {
  const zone = zoneOf(importer);
  if (!zone) return null;
  const { actualPath, may } = zone;
  const isTest = /\.test\.tsx?$/.test(importer);
  const allowed = [...new Set([actualPath, ...may, ...(isTest ? pathsForTests(actualPath) : [])])];
  if ([...allowed, 'node_modules'].some((path) => contains(path, imported))) return null;
  const subject = isTest ? `tests in ${actualPath}` : actualPath;
  return `${importer} imports ${imported}, but ${subject} may import only: ${allowed.join(', ')}.`;
}

export function findViolations(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.map((imported) => violationOf(file, imported)).filter((violation) => violation !== null),
  );
}
