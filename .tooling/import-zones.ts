import type { ImportGraph } from './import-graph.ts';

/** A folder and the paths that its files may import besides those of the folder itself. A `*` stands for one name. */
interface Folder {
  path: string;
  may: string[];
  mayNot?: string[];
}

const uiBase = ['openapi', 'ui/lib'];
const uiShared = [...uiBase, 'ui/hooks', 'ui/api', 'ui/components'];
const serverBase = ['openapi', 'server/catalogue', 'server/sheets'];
const serverTests = ['openapi', 'server', 'mocks', '.tooling'];

/** The design's arrows, one line a folder. */
export const FOLDERS: readonly Folder[] = [
  { path: 'openapi', may: [] },
  { path: 'mocks', may: [...serverBase, 'server/operations'] },
  { path: 'stories', may: ['openapi', 'ui', 'mocks', '.storybook'] },
  { path: '.storybook', may: ['openapi', 'ui', 'mocks', 'stories', '.tooling'] },
  // Imported by the configurations, by tests and by the scripts; nothing imports the scripts.
  { path: '.tooling', may: ['ui/app/fonts.ts'] },

  { path: 'ui/app', may: ['openapi', 'ui'] },
  { path: 'ui/chrome', may: uiShared },
  // Every feature is a folder of its own, so that none imports another.
  { path: 'ui/features/*', may: uiShared },
  // Components fetch no data: of the api they may know the errors, not the generated hooks.
  { path: 'ui/components', may: [...uiBase, 'ui/hooks', 'ui/api'], mayNot: ['ui/api/generated'] },
  { path: 'ui/hooks', may: uiBase },
  { path: 'ui/api', may: uiBase },
  { path: 'ui/lib', may: ['openapi'] },
  // Tests that no single file owns; the journeys see the built site alone.
  { path: 'ui/tests/*.ts', may: ['openapi', 'ui', 'mocks'] },
  { path: 'ui/tests', may: ['openapi', 'ui/lib', '.tooling'] },

  { path: 'server/*.ts', may: ['openapi', 'server'] },
  {
    path: 'server/http',
    may: [...serverBase, 'server/operations', 'server/native', 'server/storage', 'server/config.ts'],
  },
  { path: 'server/operations', may: serverBase },
  // What needs Node: threads, sharp, argon2.
  { path: 'server/native', may: [...serverBase, 'server/operations'] },
  { path: 'server/storage', may: [...serverBase, 'server/config.ts'] },
  { path: 'server/catalogue', may: ['openapi', 'server/sheets'] },
  // Rows and cocktails as texts: it knows nothing of a catalogue.
  { path: 'server/sheets', may: ['openapi'] },
  { path: 'server/commands', may: [...serverBase, 'server/storage', 'server/native', 'server/config.ts'] },
  // Its tests run the clients that they have made.
  { path: 'server/tests/clients', may: [...serverTests, '.cache/clients'] },
  // Tests that belong to no single file, and what they share.
  { path: 'server/tests', may: serverTests },
];

/** What a test may import on top: the mocks in the ui, the whole server in the server. */
function forTests(path: string): string[] {
  if (path === 'openapi' || path === 'mocks') return ['mocks', 'server/tests'];
  if (path.startsWith('ui/')) return ['mocks'];
  return path.startsWith('server/') ? serverTests : [];
}

function contains(path: string, file: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}

/** The folder of `file` among those with rules and the rules; null for scripts and configurations, which import anything. */
function rulesOf(file: string): (Folder & { own: string }) | null {
  for (const folder of FOLDERS) {
    const pattern = folder.path.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
    const own = new RegExp(`^${pattern}(?=/|$)`).exec(file)?.[0];
    if (own) return { ...folder, own };
  }
  return null;
}

/**
 * Why `importer` may not import `imported`, null when it may. Both are paths from the root of the repository.
 * Tests may import a little more than what they test. All may import packages, and what the build keeps beside them.
 */
export function refusal(importer: string, imported: string): string | null {
  const rules = rulesOf(importer);
  if (!rules) return null;
  const { own, may, mayNot = [] } = rules;
  const isTest = /\.test\.tsx?$/.test(importer);
  const allowed = [...new Set([own, ...may, ...(isTest ? forTests(own) : [])])];
  const isIn = (path: string): boolean => contains(path, imported);
  if ([...allowed, 'node_modules'].some(isIn) && !mayNot.some(isIn)) return null;
  const except = mayNot.length > 0 ? `, and not ${mayNot.join(', ')}` : '';
  const subject = isTest ? `tests in ${own}` : own;
  return `${importer} imports ${imported}, but ${subject} may import only: ${allowed.join(', ')}${except}.`;
}

/** Why the imports of a graph that are not allowed are not. */
export function refusals(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.map((imported) => refusal(file, imported)).filter((reason) => reason !== null),
  );
}
