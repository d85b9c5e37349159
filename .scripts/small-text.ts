import type { Plugin } from 'vite';

/**
 * Minifies nothing but the spaces: Node keeps the text of what it loads in memory, and names stay for the log.
 */
export const WITHOUT_SPACES = { mangle: false, compress: false, codegen: true } as const;

const BEYOND_LATIN = /(\\*)([^\0-\xff])/g;

/** The same program with `\u…` for every letter that Latin-1 has not. */
export function inLatin(code: string): string {
  return code.replace(BEYOND_LATIN, (_found, backslashes: string, letter: string) => {
    // The odd one means nothing before such a letter, and would take the backslash of the escape.
    const meant = backslashes.slice(backslashes.length % 2);
    return `${meant}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Makes a program half as heavy in memory: a single letter beyond Latin-1 makes two bytes of every letter. */
export function latinText(): Plugin {
  return {
    name: 'tasting-house:latin-text',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inLatin(file.code);
    },
  };
}
