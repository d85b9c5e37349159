import type { PageRendererModule } from '#openapi/pages/page-renderer-module.ts';
import type { RequestHandler } from 'express';

export interface PageSource {
  /** Asked for every page, since a dev server has what was just edited. */
  loadModule(): Promise<PageRendererModule>;
  assets: unknown;
  /** Passes on requests for anything but the browser's files. */
  serveFile: RequestHandler;
  /** Of further inline scripts, such as `sha256-…`. */
  scriptHashes: readonly string[];
  lasting: boolean;
}
