import { expect, test } from 'vitest';
import { firstLoadScripts, type Manifest } from './first-load.ts';

const manifest: Manifest = {
  'ui/app/main.tsx': { file: 'main.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'deep.js' },
  'ui/features/recipe/RecipePage.tsx': {
    file: 'recipe.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_dialog.js'],
  },
  '_dialog.js': { file: 'dialog.js' },
  'ui/components/drawing.tsx': { file: 'drawing.js', isDynamicEntry: true },
  'ui/features/admin/AdminPage.tsx': { file: 'admin.js', isDynamicEntry: true },
  'fonts/text.woff2': { file: 'text.woff2' },
};

test('a first load is the entry, what it imports, and what the page loads for itself', () => {
  expect([...firstLoadScripts(manifest)]).toEqual([
    ['ui/app/main.tsx', ['main.js', 'shared.js', 'deep.js']],
    ['ui/features/recipe/RecipePage.tsx', ['main.js', 'shared.js', 'deep.js', 'recipe.js', 'dialog.js']],
  ]);
});

test('a manifest without entry is an error, not an empty page', () => {
  expect(() => firstLoadScripts({})).toThrow('no entry');
});
