import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One zone of the lint rule import-x/no-restricted-paths: `target` may import nothing of `from` but `except`. */
export interface ImportZone {
  target: string;
  from: string;
  except: string[];
  message: string;
}

/** A folder, or a glob of files, and the paths that it may import besides itself. */
interface Folder {
  path: string;
  may: string[];
}

const uiBase = ['openapi', 'ui/rules'];
const uiShared = [...uiBase, 'ui/hooks', 'ui/api', 'ui/components'];
const serverBase = ['openapi', 'server/catalogue'];

/** The design's arrows, one line a folder. */
function folders(root: string): Folder[] {
  return [
    { path: 'openapi', may: [] },
    { path: 'mocks', may: ['openapi', 'server/catalogue', 'server/operations'] },
    { path: 'stories', may: ['openapi', 'ui', 'mocks', '.storybook'] },
    { path: '.storybook', may: ['openapi', 'ui', 'mocks', 'stories', '.tooling'] },
    // Imported by the configurations, by tests and by the scripts; nothing imports the scripts.
    { path: '.tooling', may: ['ui/app/fonts.ts'] },

    { path: 'ui/app', may: ['openapi', 'ui'] },
    { path: 'ui/chrome', may: uiShared },
    ...features(root).map((feature) => ({ path: `ui/features/${feature}`, may: uiShared })),
    { path: 'ui/components', may: [...uiBase, 'ui/hooks', ...handWrittenApi(root)] },
    { path: 'ui/hooks', may: uiBase },
    { path: 'ui/api', may: uiBase },
    { path: 'ui/rules', may: ['openapi'] },
    { path: 'ui/journeys', may: ['openapi', 'ui/rules', '.tooling'] },

    { path: 'server/*.ts', may: ['openapi', 'server'] },
    {
      path: 'server/http',
      may: [...serverBase, 'server/operations', 'server/native', 'server/storage', 'server/config.ts'],
    },
    { path: 'server/operations', may: serverBase },
    // What needs Node: threads, sharp, argon2.
    { path: 'server/native', may: [...serverBase, 'server/operations'] },
    { path: 'server/storage', may: [...serverBase, 'server/config.ts'] },
    { path: 'server/catalogue', may: ['openapi'] },
    { path: 'server/commands', may: [...serverBase, 'server/storage', 'server/config.ts'] },
    // Tests that belong to no single file, and what they share.
    ...['server/testing', 'server/faults', 'server/security', 'server/clients'].map((path) => ({
      path,
      may: ['openapi', 'server', 'mocks', '.tooling'],
    })),
  ];
}

/** What a test may import on top: the mocks in the ui, the whole server in the server. */
function forTests(path: string): string[] {
  if (path === 'openapi') return ['mocks', 'server/testing'];
  if (path.startsWith('ui/')) return ['mocks'];
  return path.startsWith('server/') ? ['openapi', 'server', 'mocks', '.tooling'] : [];
}

function entries(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Every feature has rules of its own, so that none imports another. */
function features(root: string): string[] {
  return entries(join(root, 'ui/features'));
}

/** Components fetch no data: of the api they may know the errors, not the generated hooks. */
function handWrittenApi(root: string): string[] {
  return entries(join(root, 'ui/api'))
    .filter((name) => name !== 'generated')
    .map((name) => `ui/api/${name}`);
}

/**
 * The import zones of the repository in `root`.
 *
 * @param subject which files they are for: tests may import a little more than what they test.
 */
export function importZones(root: string, subject: 'sources' | 'tests'): ImportZone[] {
  return folders(root).map(({ path, may }) => {
    const own = path.includes('*') ? [] : [path];
    const allowed = [...own, ...may, ...(subject === 'tests' ? forTests(path) : [])];
    return {
      target: path.includes('*') ? path : `./${path}`,
      from: '.',
      except: [...new Set(['node_modules', ...allowed])].map((name) => `./${name}`),
      message: `${path} may import only: ${allowed.join(', ')}.`,
    };
  });
}
