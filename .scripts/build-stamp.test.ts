import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILT_PARTS, isBuilt, publish, sourceStamp } from './build-stamp.ts';

let root: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function draftOf(content: string): string {
  for (const part of BUILT_PARTS) write(`dist/.draft/${part}/index.js`, content);
  return join(root, 'dist/.draft');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  write('ui/app/main.tsx', 'one');
  write('server/main.ts', 'one');
  write('package-lock.json', '{}');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('a build is stale', () => {
  test.each([
    ['a changed source', 'ui/app/main.tsx'],
    ['a new source', 'ui/features/home/HomePage.tsx'],
    ['another contract', 'openapi.yaml'],
    ['another lockfile', 'package-lock.json'],
    ['another build configuration', 'vite.config.ts'],
    ['a new picture', 'ui/public/picture.svg'],
  ])('after %s', (_, path) => {
    const before = sourceStamp(root);
    write(path, 'two');
    expect(sourceStamp(root)).not.toBe(before);
  });

  test('after a source is renamed', () => {
    const before = sourceStamp(root);
    rmSync(join(root, 'server/main.ts'));
    write('server/other.ts', 'one');
    expect(sourceStamp(root)).not.toBe(before);
  });

  test.each([
    'ui/features/sustainable-guide/impact.test.ts',
    'ui/tests/journeys/site.ts',
    'server/tests/support/start-server.ts',
    'README.md',
  ])('not after a change of %s', (path) => {
    const before = sourceStamp(root);
    write(path, 'two');
    expect(sourceStamp(root)).toBe(before);
  });
});

describe('a published build', () => {
  test('is built for its own sources only', () => {
    publish(root, draftOf('built'), 'stamp');
    expect(isBuilt(root, 'stamp')).toBe(true);
    expect(isBuilt(root, 'another')).toBe(false);
    expect(readFileSync(join(root, 'dist/server/index.js'), 'utf8')).toBe('built');
  });

  test('replaces the one before it', () => {
    publish(root, draftOf('old'), 'old');
    write('dist/client/assets/old.js', 'old');
    publish(root, draftOf('new'), 'new');
    expect(isBuilt(root, 'new')).toBe(true);
    expect(existsSync(join(root, 'dist/client/assets/old.js'))).toBe(false);
  });

  test('that broke off on the way counts as nothing', () => {
    publish(root, draftOf('old'), 'old');
    const draft = draftOf('new');
    rmSync(join(draft, 'server'), { recursive: true });
    expect(() => {
      publish(root, draft, 'new');
    }).toThrow('ENOENT');
    expect(isBuilt(root, 'old')).toBe(false);
    expect(isBuilt(root, 'new')).toBe(false);
  });

  test('with a part missing counts as nothing', () => {
    publish(root, draftOf('built'), 'stamp');
    rmSync(join(root, 'dist/renderer'), { recursive: true });
    expect(isBuilt(root, 'stamp')).toBe(false);
  });
});
