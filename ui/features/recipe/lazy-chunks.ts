import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';
import type * as controls from './controls-chunk.ts';

export type RecipeControls = typeof controls;

/** The page can be read without this code, so it is loaded after the page. */
export const recipeControlsChunk = lazyChunk<RecipeControls>(() => import('./controls-chunk.ts'));

/** The server's page has the results, so a first visit does not load this code (3 kB). */
export const recipeReaderChunk = lazyChunk(() => import('./reader-chunk.ts'));

/** The code of a print is loaded ahead, since a browser that prints does not wait for code. */
export const paperChunk = lazyChunk(() => import('./print/PaperRecipe.tsx'));
