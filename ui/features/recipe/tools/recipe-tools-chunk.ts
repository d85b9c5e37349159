import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import type * as tools from './recipe-tools.ts';

export type RecipeTools = typeof tools;

/** It comes when the page has been read a little: browsers let a click share, and nothing much later. */
export const recipeToolsChunk = lazyChunk<RecipeTools>(() => import('./recipe-tools.ts'));
