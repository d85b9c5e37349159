import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';

export const drawingChunk = lazyChunk(() => import('./DrawnCocktail.tsx'));
