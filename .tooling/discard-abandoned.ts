import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Deletes folders that killed runs left behind. Folders in use are younger. */
export function discardAbandoned(folder: string, prefix: string, afterMs: number): void {
  const drafts = readdirSync(folder).filter((name) => name.startsWith(prefix));
  for (const draft of drafts.map((name) => join(folder, name))) {
    const ageMs = Date.now() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (ageMs > afterMs) rmSync(draft, { recursive: true, force: true });
  }
}
