import type { CreateText } from 'sharp';
import type { Manifest } from 'vite';
import type { Cocktail } from '#openapi/generated/model.ts';

export interface PageRequest {
  path: string;
  search: string;
  origin: string;
}

/** What the head of a document links, as paths. */
type LinkKind = 'scripts' | 'modules' | 'styles' | 'fonts';
export type DocumentLinks = Record<LinkKind, string[]> & { devHead?: string };

export interface RenderOptions {
  /** When the body is one page of a list, `total` counts the whole list. Otherwise it is null. */
  readApi: (path: string) => Promise<{ status: number; body: string; total: string | null }>;
  assets: { manifest: Manifest } | { links: DocumentLinks };
}

/** Draws a text in a box, smaller than its font says if it does not fit. Fonts and markup are Pango's. */
export type SetText = (
  text: Pick<CreateText, 'text' | 'font' | 'wrap'> & { width: number; height: number },
) => Promise<{ href: string; width: number; height: number }>;

export interface PageRenderer {
  /** Pages that are rendered at the same time share the last `readApi`. */
  renderPage: (request: PageRequest, options: RenderOptions) => Promise<{ status: number; html: string }>;
  /** The Content-Security-Policy allows this hash, such as `sha256-…`. */
  inlineScriptHash: string;
  /** Draws 1200 × 630 pixels, with words as pictures. Without a signature for its foot, it has no words. */
  shareCardSvg: (cocktail: Cocktail, signature: string | null, setText: SetText) => Promise<string>;
  /** Draws square tiles in one document. A URL that ends with `#` and a tile's id shows that tile. */
  drawTilesSvg: (
    tiles: readonly { id: string; recipe: Cocktail | null }[],
    theme: 'light' | 'dark',
  ) => string;
}
