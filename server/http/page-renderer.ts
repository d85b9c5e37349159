import type { Cocktail } from '#openapi/generated/model/index.ts';
import type { RequestHandler } from 'express';
import type { ApiReply } from './api-reader.ts';

export interface DrawingOptions {
  width: number;
  height: number;
  theme: 'light' | 'dark';
  /** 'close': the glass as large as it can be. */
  framing?: 'plate' | 'close';
}

/** The built page renderer as the server sees it; the ui's side is `ui/app/page-renderer.tsx`. */
export interface PageRendererModule {
  createPageRenderer(options: {
    callApi: (address: string) => Promise<ApiReply>;
    /** The client build's manifest, or the dev server's addresses. */
    assets: unknown;
  }): PageRenderer;
  /** Such as `sha256-…`: allows the one inline script. */
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

export interface PageRenderer {
  renderPage(request: {
    path: string;
    search: string;
    origin: string;
  }): Promise<{ status: number; html: string }>;
}

/** Where pages come from: the renderer, what its documents link, and the browser's files. */
export interface PageSource {
  /** Asked for every page, so that a dev server can hand out what was just edited. */
  loadModule(): Promise<PageRendererModule>;
  assets: unknown;
  /** Answers the requests for the browser's files, and passes on all others. */
  serveFile: RequestHandler;
  /** Further inline scripts that its documents hold, such as `sha256-…`. */
  scriptHashes: readonly string[];
  /** Whether a page stays the same as long as the catalogue does. */
  lasting: boolean;
}
