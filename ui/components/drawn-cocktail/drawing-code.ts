import { useSyncExternalStore } from 'react';
import type { plateColor } from '#ui/rules/drawing/plate-color.ts';
import type { DrawnCocktail } from './DrawnCocktail.tsx';

/** What draws a drink: heavier than most screens, so the browser fetches it apart from them. */
export interface DrawingCode {
  DrawnCocktail: typeof DrawnCocktail;
  plateColor: typeof plateColor;
}

let code: DrawingCode | null = null;
let loading: Promise<DrawingCode> | null = null;
const waiting = new Set<() => void>();

/** Fetches the code once; one that failed is asked for again by the next who needs it. */
export function loadDrawingCode(): Promise<DrawingCode> {
  loading ??= fetchCode().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchCode(): Promise<DrawingCode> {
  const [drawing, color] = await Promise.all([
    import('./DrawnCocktail.tsx'),
    import('#ui/rules/drawing/plate-color.ts'),
  ]);
  code = { DrawnCocktail: drawing.DrawnCocktail, plateColor: color.plateColor };
  for (const tell of waiting) tell();
  return code;
}

/** The code once it is here, null before. */
export function useDrawingCode(): DrawingCode | null {
  return useSyncExternalStore(subscribe, current, current);
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

function current(): DrawingCode | null {
  return code;
}
