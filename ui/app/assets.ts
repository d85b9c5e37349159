import type { Manifest } from 'vite';
import type { DocumentAssets } from './document-html.ts';
import { PRELOADED_FONTS } from './fonts.ts';

const ENTRY = 'ui/app/main.tsx';

/** What a page links, from the build's manifest: the entry, the screen's chunk and all that they import. */
export function assetsOf(manifest: Manifest, screenSource: string): DocumentAssets {
  const modules = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || modules.has(`/${chunk.file}`)) return;
    modules.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(ENTRY);
  visit(screenSource);
  const entry = `/${manifest[ENTRY]?.file ?? ''}`;
  modules.delete(entry);
  const fonts = PRELOADED_FONTS.flatMap((font) => (manifest[font] ? [`/${manifest[font].file}`] : []));
  const styles = manifest['style.css'] ? [`/${manifest['style.css'].file}`] : [];
  return { scripts: [entry], modules: [...modules], styles, fonts };
}
