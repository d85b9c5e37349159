import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstLoadScripts, type Manifest } from '../../../.tooling/first-load.ts';

const CLIENT = join(import.meta.dirname, '../../../dist/client');
/** A word that minifying leaves, of a library part that only the dashboard uses, and of one that only dialogs use. */
const DASHBOARD_WORDS = ['fetchNextPage', 'DismissableLayer'];

test('no public page loads what only the dashboard or a dialog uses of the libraries', () => {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;
  const scripts = new Set([...firstLoadScripts(manifest).values()].flat());
  expect(scripts.size).toBeGreaterThan(10);
  const found = [...scripts].flatMap((file) => {
    const code = readFileSync(join(CLIENT, file), 'utf8');
    return DASHBOARD_WORDS.filter((word) => code.includes(word)).map((word) => `${word} in ${file}`);
  });
  expect(found).toEqual([]);
});
