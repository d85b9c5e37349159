import { LINK_SIZE } from '#openapi/pages/picture-sizes.ts';
import type { RequestHandler } from 'express';
import type { Cocktail, Site } from '#openapi/generated/model.ts';
import type { PageRenderer, PageRendererModule } from '#openapi/pages/page-renderer-module.ts';
import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import { pathSegment } from '#openapi/pages/path-segment.ts';
import { typicalDrinks } from '#server/catalogue/queries/typical-drinks.ts';
import { loadSharp } from '#server/native/picture-service.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import { clientKey } from '#server/operations/pipeline/client-blocks.ts';
import { Answer } from './answer.ts';
import { createReadQueue, type StepParts } from './api-step.ts';
import { apiKey, NO_PAGE_PATH, pageAddress, pageKey, type PageAddress } from './response-cache.ts';
import { robotsText, siteMap, WEB_MANIFEST_PATH, webManifest } from './site-files.ts';

export interface PageSource {
  /** A dev server may return a newer module at each call. */
  loadModule(): Promise<PageRendererModule>;
  assets: unknown;
  /** Passes on requests for anything but the browser's files. */
  serveFile: RequestHandler;
  scriptHashes: readonly string[];
  isBuilt: boolean;
}

const TILES_PATH = /^\/drawings\/categories-(light|dark)\.svg$/;
/** Ids are in small letters. A visitor who types a name may begin it with a capital. */
const CAPITAL_ID = /^\/(?:recipe|house-made|menu)\/(?=[^/]*[A-Z])[\dA-Za-z-]+$/;
const SHARE_PATH = /^\/share\/([^/]+)\.png$/;
/** No id has an underscore, so this name hides no recipe's picture. */
const SITE_PICTURE = '_site';
const SITE_CARD = { ...LINK_SIZE, theme: 'light', framing: 'close' } as const;
const PRIVATE_PATHS = PAGE_PATHS.filter((path) => pageOf(path).isPrivate);

/** Renders side by side are no faster than in turn. A visitor who waits for the same page gets it from the cache. */
const RENDERS_AT_ONCE = 1;

/** Answers every address that is neither cached nor a file nor the API's. The answer is a page, or a file that is made of the catalogue. */
export function createPages(source: PageSource, parts: StepParts): RequestHandler {
  const { cache, catalogue, clients, takeRate, send } = parts;
  const makePage = createPageMaker(source, parts);
  const inTurn = createReadQueue(RENDERS_AT_ONCE, cache, takeRate);

  return async (request, response) => {
    const client = clientKey(clients.clientOf(request));
    const origin = clients.originOf(request);
    const address = pageAddress(request.originalUrl);
    const key = pageKey(origin, address);

    const page = await inTurn({ client, key, response }, async () => {
      const { edition } = catalogue.public();
      const made = await makePage(address, origin);
      const isKept = made.status === 200 || address.path === NO_PAGE_PATH;
      // A page that was begun before a write may mix the states before and after it.
      if (source.isBuilt && isKept && catalogue.public().edition === edition) cache.store(key, made, edition);
      return made;
    });
    await send(request, response, page);
  };
}

/** Makes the document at an address that no file and no operation answers. `origin` is the site's own, for links that leave the page. */
type MakePage = (address: PageAddress, origin: string) => Promise<Answer>;

function createPageMaker(source: PageSource, { askApi, cache, catalogue }: StepParts): MakePage {
  const renderers = new WeakMap<PageRendererModule, PageRenderer>();

  /** Calls the API in this process. The answer is cached like every other. */
  async function callApi(address: string) {
    const request = { method: 'GET', address, headers: {}, client: { address: '', isSecure: false } };
    const answer = cache.find(apiKey(address)) ?? (await askApi({ ...request, siteOrigin: '' }));
    if (!(answer instanceof Answer)) throw new Error(`${address} is not for pages`);
    return {
      status: answer.status,
      body: answer.bytes.toString(),
      total: answer.headers['X-Total-Count'] ?? null,
    };
  }

  return async ({ path, search }, origin) => {
    if (path === '/robots.txt') return found('text/plain; charset=utf-8', robotsText(origin));
    if (path === '/sitemap.xml') return found('application/xml; charset=utf-8', siteMapOf(origin));
    if (path === WEB_MANIFEST_PATH)
      return found('application/manifest+json', webManifest(await read<Site>('/api/site')));
    if (CAPITAL_ID.test(path)) return new Answer(301, { Location: path.toLowerCase() + search }, '');

    const module = await source.loadModule();
    const theme = TILES_PATH.exec(path)?.[1];
    if (theme) {
      const drinks = typicalDrinks(catalogue.public());
      return found('image/svg+xml', module.drawTilesSvg(drinks, theme === 'dark' ? theme : 'light'));
    }
    const id = SHARE_PATH.exec(path)?.[1];
    if (id !== undefined) return found('image/png', await shareCard(module, id, origin));

    const renderer = renderers.get(module) ?? module.createPageRenderer({ callApi, assets: source.assets });
    renderers.set(module, renderer);
    const { status, html } = await renderer.renderPage({ path, search, origin });
    const isHidden = PRIVATE_PATHS.some((hidden) => path === hidden || path.startsWith(`${hidden}/`));
    const headers = {
      ...headersOf('text/html; charset=utf-8'),
      ...(isHidden && { 'X-Robots-Tag': 'noindex' }),
    };
    return new Answer(status, headers, html);
  };

  function siteMapOf(origin: string): string {
    const { categories, cocktails, menus } = catalogue.public().collections;
    return siteMap(origin, [
      ...categories.sorted.map(({ fields }) => `/categories/${pathSegment(String(fields['name']))}`),
      ...menus.sorted.map(({ id }) => `/menu/${encodeURIComponent(id)}`),
      ...cocktails.sorted.map(({ id }) => `/recipe/${encodeURIComponent(id)}`),
    ]);
  }

  async function shareCard(module: PageRendererModule, id: string, origin: string): Promise<Buffer> {
    if (id === SITE_PICTURE) return pngOf(module.drawCocktailSvg(await siteDrink(), SITE_CARD));
    const cocktail = await read<Cocktail>(`/api/cocktails/${id}`);
    const { name } = await read<Site>('/api/site');
    const signature = `${name} · ${new URL(origin).host}/recipe/${cocktail.id}`;
    return pngOf(await module.shareCardSvg(cocktail, signature));
  }

  async function siteDrink(): Promise<Cocktail> {
    const [featured] = await read<Cocktail[]>('/api/cocktails?featured=true&limit=1');
    const drink = featured ?? (await read<Cocktail[]>('/api/cocktails?limit=1'))[0];
    if (!drink) throw new RequestProblem(404, 'There is no drink to show yet.');
    return drink;
  }

  async function read<T>(address: string): Promise<T> {
    const { status, body } = await callApi(address);
    if (status !== 200) throw new RequestProblem(status, 'There is nothing at this address.');
    return JSON.parse(body) as T;
  }
}

function headersOf(type: string): Record<string, string> {
  return { 'Content-Type': type, 'Cache-Control': 'no-cache' };
}

function found(type: string, content: string | Uint8Array): Answer {
  return new Answer(200, headersOf(type), content);
}

/** Draws a picture in full colour. A palette saves 50 kB, but takes three times as long as everything else. */
async function pngOf(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png().toBuffer();
}
