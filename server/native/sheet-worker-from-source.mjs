// For development and tests. On Node 20 tsx's `--import` does not reach a worker's entry.
import { tsImport } from 'tsx/esm/api';

await tsImport('./sheet-worker.ts', import.meta.url);
