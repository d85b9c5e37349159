/** Writes ui/app/generated/tokens.json, the design tokens of ui/app/tokens.css for design tools: part of `npm run generate`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { designTokens } from './design-tokens.ts';

const folder = join(import.meta.dirname, '../ui/app');
const css = await readFile(join(folder, 'tokens.css'), 'utf8');
await mkdir(join(folder, 'generated'), { recursive: true });
await writeFile(join(folder, 'generated/tokens.json'), `${JSON.stringify(designTokens(css), null, 2)}\n`);
