import type { Cocktail } from '#openapi/generated/model/index.ts';
import type { ApiReply } from './api.ts';

/** The built page renderer as the server sees it; the ui's side is `ui/app/page-renderer.tsx`. */
export interface PageRendererModule {
  createPageRenderer(options: {
    callApi: (address: string) => Promise<ApiReply>;
    /** The client build's manifest, or the dev server's addresses. */
    assets: unknown;
  }): PageRenderer;
  /** Such as `sha256-…`: allows the one inline script. */
  themeScriptHash: string;
  drawCocktailSvg(cocktail: Cocktail): string;
}

export interface PageRenderer {
  renderPage(request: {
    path: string;
    search: string;
    origin: string;
  }): Promise<{ status: number; html: string }>;
}

/** Where pages come from: the renderer, what its documents link, and the folder of the browser's files. */
export interface PageSource {
  /** Asked for every page, so that a dev server can hand out what was just edited. */
  loadModule(): Promise<PageRendererModule>;
  assets: unknown;
  /** Built files to serve; null when something else serves them. */
  clientDir: string | null;
}
