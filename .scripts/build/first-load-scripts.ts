export type Manifest = Record<string, ManifestChunk>;

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk && !seen.has(name)) {
    seen.add(name);
    for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  }
  return seen;
}

/** Lists the scripts of each public page: those of the entry and of the screen, without lazy ones. */
export function firstLoadScripts(manifest: Manifest): Map<string, string[]> {
  const names = Object.keys(manifest);
  const entry = names.find((name) => manifest[name]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  const pages = names.filter(
    (name) =>
      manifest[name]?.isDynamicEntry && name.endsWith('Page.tsx') && !name.startsWith('ui/features/admin/'),
  );
  const files = (chunks: Set<string>) => [...chunks].flatMap((name) => manifest[name]?.file ?? []);
  return new Map(
    [entry, ...pages].map((page) => {
      const chunks = withImports(manifest, page, withImports(manifest, entry));
      return [page, files(chunks).filter((file) => file.endsWith('.js'))];
    }),
  );
}
