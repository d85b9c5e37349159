import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const FOLDERS = ['openapi', 'server', 'mocks', 'ui', 'stories', '.storybook', '.tooling', '.scripts'];

const files = new Set(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
);

/** The files that `file` imports, for their types too: ESLint's `no-cycle` leaves those out. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
  return importedFiles
    .map(({ fileName }) => (fileName.startsWith('#') ? fileName.slice(1) : join(dirname(file), fileName)))
    .filter((imported) => files.has(imported));
}

const graph = new Map([...files].map((file) => [file, importsOf(file)]));

/** The first circle on the way on from `file`, as a path that ends where it begins. */
function circleFrom(file: string, path: string[], done: Set<string>): string[] | null {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return null;
  done.add(file);
  for (const imported of graph.get(file) ?? []) {
    const circle = circleFrom(imported, [...path, file], done);
    if (circle) return circle;
  }
  return null;
}

test('no imports go round in a circle, those of types included', () => {
  const done = new Set<string>();
  const circles = [...files].map((file) => circleFrom(file, [], done)).filter((circle) => circle !== null);
  expect(circles.map((circle) => circle.join(' → '))).toEqual([]);
});

test('nothing imports a script', () => {
  const importers = [...graph].filter(
    ([file, imports]) =>
      !file.startsWith('.scripts/') && imports.some((imported) => imported.startsWith('.scripts/')),
  );
  expect(importers.map(([file]) => file)).toEqual([]);
});
