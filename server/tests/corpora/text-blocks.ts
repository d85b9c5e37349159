import { readFileSync } from 'node:fs';

/** Reads the blocks of a text file, which an empty line separates. */
export const textBlocks = (file: URL): string[] => readFileSync(file, 'utf8').trimEnd().split('\n\n');
