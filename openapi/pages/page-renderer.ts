import type { Manifest } from 'vite';
import type { Cocktail } from '#openapi/generated/model.ts';

export interface DrawingOptions {
  width: number;
  height: number;
  theme: 'light' | 'dark';
  /** With 'close', the glass is as large as possible. */
  framing?: 'plate' | 'close';
}

export interface PageRequest {
  path: string;
  search: string;
  origin: string;
}

/** What the head of a document links, as paths. */
type LinkKind = 'scripts' | 'modules' | 'styles' | 'fonts';
export type DocumentLinks = Record<LinkKind, string[]> & { devHead?: string };

export interface RenderOptions {
  /** When the body is one page of a list, `total` counts the whole list. */
  callApi: (path: string) => Promise<{ status: number; body: string; total?: string | null }>;
  assets: { manifest: Manifest } | { links: DocumentLinks };
}

export interface PageRenderer {
  /** Pages that are rendered at the same time share the last `callApi`. */
  renderPage: (request: PageRequest, options: RenderOptions) => Promise<{ status: number; html: string }>;
  /** The Content-Security-Policy allows this hash, such as `sha256-…`. */
  inlineScriptHash: string;
  drawCocktailSvg: (cocktail: Cocktail, options: DrawingOptions) => string;
  /** 1200 × 630 pixels, with letters as outlines. `signature` stands at its foot. */
  shareCardSvg: (cocktail: Cocktail, signature?: string) => Promise<string>;
  /** Draws square tiles in one document. A URL that ends with `#` and a tile's id shows that tile. */
  drawTilesSvg: (
    tiles: readonly { id: string; recipe: Cocktail | null }[],
    theme: 'light' | 'dark',
  ) => string;
}
