import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circles, importGraph, importsIn } from './import-graph.ts';
import { refusals } from './import-zones.ts';

describe('the imports of a file', () => {
  test.each([
    ['a module', `import { a } from './a.ts';`, ['ui/app/a.ts']],
    ['a module without names', `import '../a.css';`, ['ui/a.css']],
    ['an alias', `import a from '#server/a.ts';`, ['server/a.ts']],
    ['a type', `import type { A } from './a.ts';`, ['ui/app/a.ts']],
    ['a type among values', `import { a, type B } from './a.ts';`, ['ui/app/a.ts']],
    ['a type that is named in place', `import { type A } from './a.ts';`, ['ui/app/a.ts']],
    ['a re-export', `export { a } from './a.ts';`, ['ui/app/a.ts']],
    ['a re-exported type', `export type { A } from './a.ts';`, ['ui/app/a.ts']],
    [
      'a re-export of everything',
      `export * from './a.ts'; export * as b from './b.ts';`,
      ['a', 'b'].map(inApp),
    ],
    ['a dynamic import', `const a = () => import('./a.ts');`, ['ui/app/a.ts']],
    ['a dynamic import of a template', 'await import(`#ui/lib/a.ts`);', ['ui/lib/a.ts']],
    [
      'a dynamic import behind an apostrophe',
      `const a = <p>It's {use(import('./a.ts'))}</p>;`,
      ['ui/app/a.ts'],
    ],
    ['a file that Vite changes', `import a from './a.woff2?url';`, ['ui/app/a.woff2']],
    [
      'the same file twice',
      `import { a } from './a.ts'; import type { A } from '#ui/app/a.ts';`,
      ['ui/app/a.ts'],
    ],
    ['a package', `import a from 'react'; import b from '@scope/b'; import c from 'node:fs';`, []],
    ['a comment', `// import a from './a.ts';`, []],
    ['what is computed', 'await import(`./${name}.ts`); await import(name);', []],
  ])('%s', (_, source, imports) => {
    expect(importsIn(source, 'ui/app/App.tsx')).toEqual(imports);
  });

  test('a file that cannot be read is no file without imports', () => {
    expect(() => importsIn(`import { a from './a.ts';`, 'ui/app/App.tsx')).toThrow('ui/app/App.tsx: ');
  });
});

function inApp(name: string): string {
  return `ui/app/${name}.ts`;
}

test('a circle is found, also one that the first file only leads to', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', ['e']],
    ['e', ['c']],
    ['f', ['f']],
  ]);
  expect(circles(graph)).toEqual([
    ['d', 'e', 'c', 'd'],
    ['f', 'f'],
  ]);
  expect(circles(new Map([...graph].slice(0, 3)))).toEqual([]);
});

describe('the repository', () => {
  const graph = importGraph(join(import.meta.dirname, '..'));

  test('is read: its files and their imports of every kind', () => {
    expect(graph.size).toBeGreaterThan(500);
    expect(graph.get('.tooling/import-graph.test.ts')).toEqual([
      '.tooling/import-graph.ts',
      '.tooling/import-zones.ts',
    ]);
    expect(graph.get('.tooling/import-zones.ts')).toEqual(['.tooling/import-graph.ts']);
  });

  test('no folder imports what it may not', () => {
    expect(refusals(graph)).toEqual([]);
  });

  test('no imports go round in a circle, those of types included', () => {
    expect(circles(graph).map((circle) => circle.join(' → '))).toEqual([]);
  });

  test('nothing imports a script', () => {
    const importers = [...graph].filter(
      ([file, imports]) =>
        !file.startsWith('.scripts/') && imports.some((imported) => imported.startsWith('.scripts/')),
    );
    expect(importers.map(([file]) => file)).toEqual([]);
  });
});
