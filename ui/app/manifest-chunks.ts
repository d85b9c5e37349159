import type { Manifest } from 'vite';

export function entryModuleOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  return entry;
}

interface FilesLoadedOptions {
  withDynamicImports: boolean;
  except?: string;
}

export function filesLoadedBy(
  manifest: Manifest,
  sources: readonly string[],
  { withDynamicImports, except }: FilesLoadedOptions,
): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || name === except || seen.has(name)) return;
    seen.add(name);
    for (const next of [
      ...(chunk.imports ?? []),
      ...(withDynamicImports ? (chunk.dynamicImports ?? []) : []),
    ])
      visit(next);
  };
  sources.forEach(visit);
  return [...new Set([...seen].flatMap((name) => manifest[name]?.file ?? []))];
}
