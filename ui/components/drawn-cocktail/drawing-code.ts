import { lazyCode } from '#ui/hooks/lazy-code.ts';

/** What draws a drink: heavier than most screens, so the browser fetches it apart from them. */
export const drawingCode = lazyCode(async () => {
  const [drawing, color] = await Promise.all([
    import('./DrawnCocktail.tsx'),
    import('#ui/rules/drawing/plate-color.ts'),
  ]);
  return { ...drawing, ...color };
});
