import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildAlone } from './build-alone.ts';

const FOLDER = join(import.meta.dirname, '../../ui/app/early');
const MODULE = 'virtual:inline-script';

/** `code` is a classic script, and `files` are its sources. */
async function bundleInlineScript(name: string): Promise<{ code: string; files: string[] }> {
  const built = await buildAlone({
    write: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(FOLDER, name),
      // The scripts use a few functions of modules whose other code is left out.
      treeshake: { moduleSideEffects: false },
      optimization: { inlineConst: { mode: 'all' } },
      output: { format: 'iife' },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (!chunk) throw new Error(`${name} was not bundled.`);
  // The document writes its attributes like this too, which compresses better.
  const code = /["$\\]/.test(chunk.code) ? chunk.code : chunk.code.replaceAll('`', '"');
  return { code: code.trim(), files: chunk.moduleIds };
}

/** Provides `virtual:inline-script` for the page renderer. */
export function inlineScript(): Plugin {
  return {
    name: 'tasting-house:inline-script',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const { code, files } = await bundleInlineScript('inline-script.ts');
      for (const file of files) this.addWatchFile(file);
      return `export const INLINE_SCRIPT = ${JSON.stringify(code)};`;
    },
  };
}

/** Puts the inline script of the mock site into its head, because Vite serves this site itself. */
export function mockInlineScript(): Plugin {
  return {
    name: 'tasting-house:mock-inline-script',
    transformIndexHtml: async () => {
      const { code } = await bundleInlineScript('mock-inline-script.ts');
      return [{ tag: 'script', children: code, injectTo: 'head' }];
    },
  };
}
