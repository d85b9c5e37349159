import type { PageRendererModule } from '#openapi/pages/page-renderer-module.ts';
import type { PageSource } from '#server/http/pages.ts';

/** Makes pages that never change, like the built ones. */
export function fakePages(
  renderPage: PageRendererModule['renderPage'],
  { serveFile, ...drawings }: Partial<PageRendererModule & Pick<PageSource, 'serveFile'>> = {},
): PageSource {
  const module: PageRendererModule = {
    inlineScriptHash: 'sha256-dGhlbWU=',
    drawCocktailSvg: () => '<svg/>',
    shareCardSvg: () => Promise.resolve('<svg/>'),
    drawTilesSvg: () => '<svg/>',
    renderPage,
    ...drawings,
  };
  return {
    loadModule: () => Promise.resolve(module),
    assets: { manifest: {} },
    serveFile: serveFile ?? ((_request, _response, next) => next()),
    scriptHashes: [],
    isBuilt: true,
  };
}
