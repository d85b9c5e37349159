import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type * as tools from './tools/recipe-tools.ts';

export type RecipeTools = typeof tools;

/** Loaded after the page: browsers let a click share, and nothing much later. */
export const recipeToolsChunk = lazyChunk<RecipeTools>(() => import('./tools/recipe-tools.ts'));

/** Read after the page is there: when the browser prints it, it is too late. */
export const paperChunk = lazyChunk(() => import('./print/PaperRecipe.tsx'));

export const videoChunk = lazyChunk(() => import('./PreparationVideo.tsx'));
