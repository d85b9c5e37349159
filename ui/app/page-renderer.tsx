import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { dehydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Manifest } from 'vite';
import type {
  DocumentLinks,
  RenderOptions,
  PageRenderer,
  PageRequest,
} from '#openapi/pages/page-renderer.ts';
import { pageOf } from '#openapi/pages/page-table.ts';
import { setTransport, type PlainResponse } from '#ui/api/fetcher.ts';
import { getGetSiteQueryOptions } from '#ui/api/generated/site/site.ts';
import { drawingChunk } from '#ui/components/drawn-cocktail/DrinkIsland.tsx';
import { PageHeadContext } from '#ui/screen/usePageHead.ts';
import { drawTilesSvg } from '#ui/components/drawn-cocktail/draw-tiles-svg.tsx';
import { shareCardSvg } from '#ui/components/share-card/share-card-svg.tsx';
import { headHtml, type PageHead, scriptJson } from '#ui/lib/pages/page-head.ts';
import { App } from './App.tsx';
import { createQueryClient } from './query-client.ts';
import { findRoute } from './routes.ts';
import { INLINE_SCRIPT } from 'virtual:inline-script';
import { PRELOADED_FONTS } from './fonts.ts';
import { entryModuleOf, filesLoadedBy } from './manifest-chunks.ts';
import { LIGHT_PAGE } from '#openapi/pages/page-colors.ts';

/** The hash allows the inline script in the Content-Security-Policy. */
const inlineScriptHash = `sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}`;

/** The class `Response` would make Node load its HTTP client (some MB of memory), so this is a plain object. */
function responseOf({ status, body, total }: Awaited<ReturnType<RenderOptions['readApi']>>): PlainResponse {
  const headers: Record<string, string | null> = {
    'content-type': 'application/json',
    'x-total-count': total,
  };
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    headers: { get: (name) => headers[name] ?? null },
    text: () => Promise.resolve(body),
    json: () => Promise.resolve(JSON.parse(body) as unknown),
    blob: () => Promise.resolve(new Blob([body])),
  };
}

/** Renders a page with its data. All renders of a process share one transport, so they need one `readApi`. */
export async function renderPage(
  request: PageRequest,
  { readApi, assets }: RenderOptions,
): Promise<{ status: number; html: string }> {
  setTransport(async (url) => responseOf(await readApi(url)));
  const { route, params } = findRoute(request.path);
  const [screen] = await Promise.all([route.chunk.load(), drawingChunk.load()]);
  const client = createQueryClient();
  const { data: site } = await client.fetchQuery(getGetSiteQueryOptions());
  const search = new URLSearchParams(request.search);
  await screen.prefetch?.(client, params, search);
  await screen.loadChunks?.(client, params, search);

  const heads: PageHead[] = [];
  const body = await renderHtml(
    <StrictMode>
      <PageHeadContext value={(head) => heads.push(head)}>
        <QueryClientProvider client={client}>
          <StaticRouter location={request.path + request.search}>
            <App />
          </StaticRouter>
        </QueryClientProvider>
      </PageHeadContext>
    </StrictMode>,
  );
  const head = heads.at(-1) ?? { title: null, description: site.name };
  const links =
    'manifest' in assets
      ? linksOf(assets.manifest, `ui/features/${pageOf(route.path).screen}`)
      : assets.links;
  const url = request.origin + request.path;
  const html = documentHtml(links, headHtml(head, site, url, request.origin), body, timelessState(client));
  client.clear();
  return { status: head.status ?? 200, html };
}

const THEME_COLOR_META = `<meta name="theme-color" content="${LIGHT_PAGE}">`;

/** The ICO file is for browsers without SVG icons. Because of its `sizes`, the others choose the SVG. */
const ICON_LINKS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
];

function documentHtml(linked: DocumentLinks, head: string, body: string, state: unknown): string {
  const links = [
    ...linked.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...linked.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  ];
  const [modules, scripts] = [linked.modules.join(' '), linked.scripts.join(' ')];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    THEME_COLOR_META,
    `<script data-modules="${modules}" data-scripts="${scripts}">${INLINE_SCRIPT}</script>`,
    head,
    ...ICON_LINKS,
    ...links,
    linked.devHead ?? '',
    `</head><body><div id="root">${body}</div>`,
    `<script id="state" type="application/json">${scriptJson(state)}</script></body></html>`,
  ].join('');
}

/** Drops the times of responses, so that the same page always has the same bytes and ETag. */
function timelessState(client: QueryClient): object {
  const { queries } = dehydrate(client);
  return {
    queries: queries.map(
      ({ queryKey, queryHash, state: { data, dataUpdateCount, error, errorUpdateCount, status } }) => ({
        queryKey,
        queryHash,
        state: {
          data,
          dataUpdateCount,
          dataUpdatedAt: 0,
          error,
          errorUpdateCount,
          errorUpdatedAt: 0,
          status,
        },
      }),
    ),
  };
}

async function renderHtml(node: React.ReactNode): Promise<string> {
  const stream = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(pipe(new PassThrough())),
      onError: reject,
    });
  });
  return text(stream);
}

/** The server imports this object from the built bundle. */
export const renderer: PageRenderer = {
  renderPage,
  inlineScriptHash,
  shareCardSvg,
  drawTilesSvg,
};

/** The document starts the entry, and preloads the screen's chunk and what both import. */
function linksOf(manifest: Manifest, screenSource: string): DocumentLinks {
  const loaded = filesLoadedBy(manifest, [entryModuleOf(manifest), screenSource], {
    withDynamicImports: false,
  });
  const [entry = '', ...modules] = loaded.map((file) => `/${file}`);
  const fonts = PRELOADED_FONTS.flatMap((font) => (manifest[font] ? [`/${manifest[font].file}`] : []));
  const styles = manifest['style.css'] ? [`/${manifest['style.css'].file}`] : [];
  return { scripts: [entry], modules, styles, fonts };
}
