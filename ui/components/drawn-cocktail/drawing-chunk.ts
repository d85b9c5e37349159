import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';

export const drawingChunk = lazyChunk(() => import('./DrawnCocktail.tsx'));
