import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

export const drawingChunk = lazyChunk(async () => {
  const [drawing, color] = await Promise.all([
    import('./DrawnCocktail.tsx'),
    import('#ui/lib/drawing/plate-color.ts'),
  ]);
  return { ...drawing, ...color };
});
