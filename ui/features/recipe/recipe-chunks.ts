import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';
import type * as tools from './recipe-tools.ts';

export type RecipeTools = typeof tools;

/** The page can be read without this code, so it is loaded after the page. */
export const recipeToolsChunk = lazyChunk<RecipeTools>(() => import('./recipe-tools.ts'));

/** The server has already used these rules, so a first visit does not load them (3 kB). */
export const recipeRulesChunk = lazyChunk(() => import('./recipe-rules.ts'));

/** The code of a print is loaded ahead, since a browser that prints does not wait for code. */
export const paperChunk = lazyChunk(() => import('./print/PaperRecipe.tsx'));
