import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const UI = join(import.meta.dirname, '..');
const GENERATED = join(import.meta.dirname, 'generated');

function sourcesIn(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

/** Operations of which a screen takes the key or the function, which orval makes along with the hook only. */
const USED_WITHOUT_HOOK = [
  'useListChanges',
  'useListCategories',
  'useListCocktailsOfCategory',
  'useListSimilarCocktails',
  'useGetImportReport',
  // A menu is found by its own address; what makes the list stale is told by its key.
  'useListMenus',
  // It is asked by a key that begins with that of its list, so that it becomes stale with it.
  'useListUnusedItems',
  // No component waits for it: it is asked by its function.
  'useListCocktailIds',
];

/** A read is used by its hook or by its query, which orval makes together. */
const isUsedIn = (text: string, name: string): boolean =>
  new RegExp(`\\b(?:${name}|get${name.slice('use'.length)}QueryOptions)\\b`).test(text);

it('every generated hook is used', () => {
  const hooks = sourcesIn(GENERATED).flatMap(({ text }) =>
    [...text.matchAll(/^\s*export (?:const|function) (use\w+)/gm)].map(([, name]) => name ?? ''),
  );
  const written = sourcesIn(UI)
    .filter(({ path }) => !path.startsWith(GENERATED) || path.endsWith('resource-hooks.ts'))
    .map(({ text }) => text)
    .join('\n');
  expect(hooks.length).toBeGreaterThan(40);
  expect(
    [...new Set(hooks)].filter((name) => !USED_WITHOUT_HOOK.includes(name) && !isUsedIn(written, name)),
  ).toEqual([]);
});

it('no mutation is written by hand', () => {
  const byHand = sourcesIn(UI).filter(
    ({ path, text }) => !path.startsWith(GENERATED) && /\buseMutation\(/.test(text),
  );
  expect(byHand.map(({ path }) => path)).toEqual([]);
});
