import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import type * as tools from './recipe-tools.ts';

export type RecipeTools = typeof tools;

/** Loaded after the page: browsers let a click share, and nothing much later. */
export const recipeToolsChunk = lazyChunk<RecipeTools>(() => import('./recipe-tools.ts'));
