import type { PageRenderer } from '#openapi/pages/page-renderer.ts';
import type { PageSource } from '#server/http/page-source.ts';

/** Makes a source of pages that never change, like that of a build. */
export function fakePages(
  renderPage: PageRenderer['renderPage'],
  { serveFile, ...drawings }: Partial<PageRenderer & Pick<PageSource, 'serveFile'>> = {},
): PageSource {
  const renderer: PageRenderer = {
    inlineScriptHash: 'sha256-dGhlbWU=',
    shareCardSvg: () => Promise.resolve('<svg/>'),
    drawTilesSvg: () => '<svg/>',
    renderPage,
    ...drawings,
  };
  return {
    loadRenderer: () => Promise.resolve(renderer),
    assets: { manifest: {} },
    serveFile: serveFile ?? ((_request, _response, next) => next()),
    scriptHashes: [],
    pictureFonts: '',
    isBuilt: true,
  };
}

/** The environment of a site that is public over https. */
export const PUBLIC_SITE = {
  PUBLIC_URL: 'https://drinks.example',
  ADMIN_PASSWORD: 'cheers to everyone here',
  TRUST_PROXY: '0',
};
