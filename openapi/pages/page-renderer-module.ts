import type { Cocktail } from '#openapi/generated/model/index.ts';

export interface DrawingOptions {
  width: number;
  height: number;
  theme: 'light' | 'dark';
  /** 'close': the glass as large as it can be. */
  framing?: 'plate' | 'close';
}

export interface PageRequest {
  /** Encoded, with one spelling for each character. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The site's own origin. */
  origin: string;
}

export interface PageRenderer {
  renderPage: (request: PageRequest) => Promise<{ status: number; html: string }>;
}

export interface PageRendererOptions {
  /** Answers a GET of the contract in process. */
  callApi: (path: string) => Promise<{ status: number; body: string }>;
  /** The client build's manifest, or what to link instead of it while developing. */
  assets: unknown;
}

/** What the server loads from the built ui. `ui/app/page-renderer.tsx` is it, checked by the compiler. */
export interface PageRendererModule {
  createPageRenderer: (options: PageRendererOptions) => PageRenderer;
  /** Source expression for the Content-Security-Policy that allows the one inline script, such as `sha256-…`. */
  inlineScriptHash: string;
  /** A standalone SVG document of the given size in pixels. */
  drawCocktailSvg: (cocktail: Cocktail, options: DrawingOptions) => string;
  /** The recipe's share card as a standalone SVG document of 1200 × 630 pixels, its letters as outlines. */
  shareCardSvg: (cocktail: Cocktail) => Promise<string>;
  /** Square tiles in one SVG document; its address with `#` and a tile's id shows that tile. */
  drawTilesSvg: (
    tiles: readonly { id: string; recipe: Cocktail | null }[],
    theme: 'light' | 'dark',
  ) => string;
}
