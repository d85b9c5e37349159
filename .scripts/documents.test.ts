import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { operations } from '../openapi/generated/operations.ts';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'DECISIONS.md', 'OPERATIONS.md', 'README.md'];
const ROOMS = [
  'openapi',
  'server',
  'ui',
  'mocks',
  'stories',
  '.scripts',
  '.tooling',
  '.storybook',
  '.deploy',
  'bench',
];
const SOURCES = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
);

const textOf = (document: string) => readFileSync(join(ROOT, document), 'utf8');

/** Every path of a room and every name of a source file that a document has, with parts of a path such as `operations/api.ts`. */
function namesIn(text: string): string[] {
  const paths = text.matchAll(
    /(?<![\w./<>-])(?:\.?[\w-]+\/)*[\w.-]+\.(?:tsx?|css|md|ya?ml|json|mdx)\b(?!-)/g,
  );
  const folders = text.matchAll(
    new RegExp(
      `(?<![\\w./-])(?:${ROOMS.map((room) => room.replace('.', '\\.')).join('|')})/[\\w./-]*[\\w/-]`,
      'g',
    ),
  );
  return [...new Set([...paths, ...folders].map(([name]) => name.replace(/\/$/, '')))];
}

/** Files that a document speaks of and that only a running or a future site has. */
const NOT_IN_THE_TREE = /^(?:NNNN-|0001-|dist\/|data\/|backup\.)|<|\.env$/;

function exists(name: string): boolean {
  return existsSync(join(ROOT, name)) || SOURCES.some((file) => file === name || file.endsWith(`/${name}`));
}

describe('what the documents name is there', () => {
  test.each(DOCUMENTS)('%s: files and folders', (document) => {
    const missing = namesIn(textOf(document)).filter((name) => !NOT_IN_THE_TREE.test(name) && !exists(name));
    expect(missing).toEqual([]);
  });

  test('ARCHITECTURE.md: operations and functions', () => {
    const text = textOf('ARCHITECTURE.md');
    for (const id of ['getCocktail', 'updateCocktail', 'createImport', 'importCocktails']) {
      expect(text).toContain(id);
      expect(operations).toHaveProperty(id);
    }
    const code = SOURCES.filter((file) => /^server\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n');
    const called = [...text.matchAll(/\b([a-z]+[A-Z]\w*)\(/g)].map(([, name = '']) => name);
    expect([...new Set(called)].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });
});

test('two pages, and decisions that can be read in one go', () => {
  expect(textOf('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(150);
  expect(textOf('DECISIONS.md').split('\n').length).toBeLessThanOrEqual(150);
});
