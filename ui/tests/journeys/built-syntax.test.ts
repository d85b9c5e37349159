import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { expect, test } from 'vitest';

const CLIENT = join(import.meta.dirname, '../../../dist/client');
/** The newest that every browser of `.tooling/supported-browsers.ts` reads. */
const ECMA_VERSION = 2023;

function faultIn(source: string): string | null {
  try {
    parse(source, { ecmaVersion: ECMA_VERSION, sourceType: 'module' });
    return null;
  } catch (error) {
    return String(error);
  }
}

test('every supported browser can read the built scripts', () => {
  const names = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const faults = scripts.map((name) => [name, faultIn(readFileSync(join(CLIENT, name), 'utf8'))]);
  expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  expect(faultIn('using one = two;')).toMatch('SyntaxError');
});
