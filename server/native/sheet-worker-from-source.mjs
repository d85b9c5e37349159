/*
 * Starts sheet-worker.ts where nothing is built: while developing, and in tests. A file of its own and plain
 * JavaScript, because on Node 20 tsx's `--import` does not reach a worker's entry.
 */
import { tsImport } from 'tsx/esm/api';

await tsImport('./sheet-worker.ts', import.meta.url);
