import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';

export const drawingChunk = lazyChunk(async () => {
  const [drawing, ground] = await Promise.all([import('./DrawnCocktail.tsx'), import('./DrinkGround.tsx')]);
  return { ...drawing, DrinkGround: ground.DrinkGround };
});
