import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type {} from './site-bundle-setup.ts';

/** Returns the path of a file of the bundled site, which has no pages. */
export async function bundledFile(name: 'main.js' | 'sheet-process.js'): Promise<string> {
  const response = await fetch(inject('siteBundler'));
  if (!response.ok) throw new Error(await response.text());
  return join(dirname(await response.text()), name);
}
