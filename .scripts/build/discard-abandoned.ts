import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Longer than any build or test run, so that a folder in use is younger. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Deletes the folders whose name starts with `prefix` and that a killed build or test run left behind. */
export function discardAbandoned(folder: string, prefix: string): void {
  const tempDirs = readdirSync(folder).filter((name) => name.startsWith(prefix));
  for (const tempDir of tempDirs.map((name) => join(folder, name))) {
    const ageMs = Date.now() - (statSync(tempDir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (ageMs > ABANDONED_AFTER_MS) rmSync(tempDir, { recursive: true, force: true });
  }
}
