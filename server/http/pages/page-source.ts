import type { PageRendererModule } from '#openapi/pages/page-renderer-module.ts';
import type { RequestHandler } from 'express';

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
