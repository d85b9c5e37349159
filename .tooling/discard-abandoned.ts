import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Deletes folders that killed runs left behind. Folders in use are younger. */
export function discardAbandoned(folder: string, prefix: string, afterMs: number): void {
  const tempDirs = readdirSync(folder).filter((name) => name.startsWith(prefix));
  for (const tempDir of tempDirs.map((name) => join(folder, name))) {
    const ageMs = Date.now() - (statSync(tempDir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (ageMs > afterMs) rmSync(tempDir, { recursive: true, force: true });
  }
}
