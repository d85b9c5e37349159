import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const BUILT_PARTS = ['client', 'renderer', 'server'] as const;

const SOURCES = [
  'openapi',
  'server',
  'ui',
  'openapi.yaml',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.scripts/build.ts',
  '.scripts/build',
  '.scripts/vite',
];

const NOT_BUILT = /\.test\.tsx?$|^ui\/tests\/|^server\/tests\//;

function stampFile(root: string): string {
  return join(root, 'dist/.stamp');
}

function filesUnder(root: string, path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Returns a hash of the name and content of everything that a build reads. */
export function sourceStamp(root: string): string {
  const present = SOURCES.filter((source) => existsSync(join(root, source)));
  const files = present.flatMap((source) =>
    statSync(join(root, source)).isFile() ? [join(root, source)] : filesUnder(root, source),
  );
  const names = files.map((file) => file.slice(root.length + 1));
  const hash = createHash('sha256');
  for (const name of names.filter((built) => !NOT_BUILT.test(built)).sort()) {
    hash.update(`${name}\0`);
    hash.update(readFileSync(join(root, name)));
  }
  return hash.digest('hex');
}

export function isBuilt(root: string, stamp: string): boolean {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/**
 * Replaces the built site. It deletes the stamp first and writes it last, so that a killed build leaves none.
 * A `dist` without a stamp is built again.
 */
export function replaceDist(root: string, tempDir: string, stamp: string): void {
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(stampFile(root), { force: true });
  for (const part of BUILT_PARTS) {
    rmSync(join(root, 'dist', part), { recursive: true, force: true });
    renameSync(join(tempDir, part), join(root, 'dist', part));
  }
  writeFileSync(stampFile(root), stamp);
}
