import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';
import type * as controls from './controls.ts';

export type RecipeControls = typeof controls;

/** The page can be read without this code, so it is loaded after the page. */
export const recipeControlsChunk = lazyChunk<RecipeControls>(() => import('./controls.ts'));

/** This code has 29 kB (brotli). The server's page has its results, so a first visit does not load it. */
export const recipeReaderChunk = lazyChunk(() => import('./reader.ts'));
