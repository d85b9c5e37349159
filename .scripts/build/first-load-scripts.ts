import type { Manifest } from 'vite';
import { entryOf, filesLoadedBy } from '../../ui/app/manifest-chunks.ts';

/** Lists the scripts of each public page: those of the entry and of the screen, without lazy ones. */
export function firstLoadScripts(manifest: Manifest): Map<string, string[]> {
  const entry = entryOf(manifest);
  const pages = Object.keys(manifest).filter(
    (name) =>
      manifest[name]?.isDynamicEntry && name.endsWith('Page.tsx') && !name.startsWith('ui/features/admin/'),
  );
  return new Map(
    [entry, ...pages].map((page) => {
      const files = filesLoadedBy(manifest, [entry, page], { later: false });
      return [page, files.filter((file) => file.endsWith('.js'))];
    }),
  );
}
