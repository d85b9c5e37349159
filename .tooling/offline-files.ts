import { createHash } from 'node:crypto';
import type { Manifest } from './first-load.ts';

/** Where the dashboard begins: its code stays online. */
const DASHBOARD = 'ui/features/admin/admin-screen.ts';
/** The page that is shown instead of one that was never visited. */
const OFFLINE_PAGE = '/offline';

/** An entry of Workbox's precache; files with a hash in their name need no revision. */
interface PrecachedFile {
  url: string;
  revision: string | null;
}

/**
 * What the service worker of a release keeps from the start: every script, style and font of the public site, and the page
 * "You are offline". `release` names the whole.
 */
export function offlineFiles(manifest: Manifest): { release: string; files: PrecachedFile[] } {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  const chunks = publicChunks(manifest, entry);
  const named = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /\.(?:css|woff2)$/.test(file));
  const files = [...new Set([...chunks, ...named])].sort();
  const release = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  return {
    release,
    files: [
      ...files.map((file) => ({ url: `/${file}`, revision: null })),
      { url: OFFLINE_PAGE, revision: release },
    ],
  };
}

/** The files of a chunk and of all that it loads, at once or later. */
function publicChunks(manifest: Manifest, entry: string): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || name === DASHBOARD || seen.has(name)) return;
    seen.add(name);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(entry);
  return new Set([...seen].flatMap((name) => manifest[name]?.file ?? []));
}
