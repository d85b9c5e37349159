import type { RequestHandler } from 'express';
import type { PageRenderer, RenderOptions } from '#openapi/pages/page-renderer.ts';

/** What a build or a dev server gives to make pages. */
export interface PageSource {
  /** A dev server may return a newer one at each call. */
  loadRenderer(): Promise<PageRenderer>;
  assets: RenderOptions['assets'];
  /** Serves the browser's files, and calls `next` for anything else. */
  serveFile: RequestHandler;
  scriptHashes: readonly string[];
  /** The folder of the fonts that `subset-fonts.ts` makes for pictures. */
  pictureFonts: string;
  isBuilt: boolean;
}
