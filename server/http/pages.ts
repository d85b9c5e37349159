import { LINK_SIZE } from '#openapi/pages/picture-sizes.ts';
import type { RequestHandler } from 'express';
import type { Site } from '#openapi/generated/model.ts';
import type { PageRenderer, PageRendererModule } from '#openapi/pages/page-renderer-module.ts';
import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import { pathSegment } from '#openapi/pages/path-segment.ts';
import { listCocktails } from '#server/catalogue/queries/list-cocktails.ts';
import { typicalDrinks } from '#server/catalogue/queries/typical-drinks.ts';
import { cocktailView } from '#server/catalogue/queries/views.ts';
import { loadSharp } from '#server/native/picture-service.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import { Answer, type AskApi, type SendAnswer } from './answer.ts';
import { createReadQueue, type ClientReader, type TakeRate } from './clients.ts';
import {
  NO_PAGE_PATH,
  pageAddress,
  pageKey,
  type PageAddress,
  type ResponseCache,
} from './response-cache.ts';
import { robotsText, siteFileAt, siteMap, webManifest, type SiteFile } from './site-files.ts';

export interface PageSource {
  /** A dev server may return a newer module at each call. */
  loadModule(): Promise<PageRendererModule>;
  assets: unknown;
  /** Passes on requests for anything but the browser's files. */
  serveFile: RequestHandler;
  scriptHashes: readonly string[];
  isBuilt: boolean;
}

interface PageParts {
  askApi: AskApi;
  cache: ResponseCache;
  live: LiveCatalogue;
  clients: ClientReader;
  takeRate: TakeRate;
  send: SendAnswer;
  details: Site;
}

/** Ids are in small letters. A visitor who types a name may begin it with a capital. */
const CAPITAL_ID = /^\/(?:recipe|house-made|menu)\/(?=[^/]*[A-Z])[\dA-Za-z-]+$/;
/** No id has an underscore, so this name hides no recipe's picture. */
const SITE_PICTURE = '_site';
const SITE_CARD = { ...LINK_SIZE, theme: 'light', framing: 'close' } as const;
const PRIVATE_PATHS: readonly string[] = PAGE_PATHS.filter((path) => pageOf(path).isPrivate);

/** Renders side by side are no faster than in turn. A visitor who waits for the same page gets it from the cache. */
const RENDERS_AT_ONCE = 1;

/** Answers every address that is neither cached nor a file nor the API's. The answer is a page, or a file that is made of the catalogue. */
export function createPages(source: PageSource, parts: PageParts): RequestHandler {
  const { cache, live, clients, takeRate, send } = parts;
  const makePage = createPageMaker(source, parts);
  const renderInTurn = createReadQueue(RENDERS_AT_ONCE, takeRate);

  return async (request, response) => {
    const client = clients.clientOf(request);
    const origin = clients.originOf(request);
    const address = pageAddress(request.originalUrl);
    const page = await renderInTurn(client, response, () => findPage(address, origin));
    await send(request, response, page);
  };

  async function findPage(address: PageAddress, origin: string): Promise<Answer> {
    const key = pageKey(origin, address);
    const remembered = cache.find(key);
    if (remembered) return remembered;
    // A page that was begun before a write may mix the states before and after it, and is not stored.
    const { edition } = live.public();
    const made = await makePage(address, origin);
    const isKept = made.status === 200 || address.path === NO_PAGE_PATH;
    if (source.isBuilt && isKept) cache.store(key, made, edition);
    return made;
  }
}

/** Makes the document at an address that no file and no operation answers. `origin` is the site's own, for links that leave the page. */
type MakePage = (address: PageAddress, origin: string) => Promise<Answer>;

function createPageMaker(source: PageSource, { askApi, live, details }: PageParts): MakePage {
  const renderers = new WeakMap<PageRendererModule, PageRenderer>();

  /** Calls the API in this process. The answer is cached like every other. */
  async function callApi(address: string) {
    const client = { address: '', isSecure: false };
    const answer = await askApi({ method: 'GET', address, headers: {}, client, siteOrigin: '' });
    if (!(answer instanceof Answer)) throw new Error(`${address} is not for pages`);
    return {
      status: answer.status,
      body: answer.bytes.toString(),
      total: answer.headers['X-Total-Count'] ?? null,
    };
  }

  const makeFile: Record<SiteFile, (name: string, origin: string) => Answer | Promise<Answer>> = {
    robots: (_name, origin) => found('text/plain; charset=utf-8', robotsText(origin)),
    siteMap: (_name, origin) => found('application/xml; charset=utf-8', siteMap(origin, itemPaths())),
    manifest: () => found('application/manifest+json', webManifest(details)),
    async tiles(theme) {
      const { drawTilesSvg } = await source.loadModule();
      const drinks = typicalDrinks(live.public());
      return found('image/svg+xml', drawTilesSvg(drinks, theme === 'dark' ? theme : 'light'));
    },
    async shareCard(id, origin) {
      const { drawCocktailSvg, shareCardSvg } = await source.loadModule();
      const shown = live.public();
      const { cocktails } = shown.collections;
      const isOfSite = id === SITE_PICTURE;
      const [first] = isOfSite ? listCocktails(shown, { featured: true }).concat(cocktails.sorted) : [];
      const item = isOfSite ? first : cocktails.get(id);
      if (!item) throw new RequestProblem(404, 'There is no drink to show.');
      const drink = cocktailView(shown, item);
      const signature = `${details.name} · ${new URL(origin).host}/recipe/${id}`;
      const svg = isOfSite ? drawCocktailSvg(drink, SITE_CARD) : await shareCardSvg(drink, signature);
      // A palette saves 50 kB, but takes three times as long as everything else.
      return found('image/png', await (await loadSharp())(Buffer.from(svg)).png().toBuffer());
    },
  };

  function itemPaths(): string[] {
    const { categories, cocktails, menus } = live.public().collections;
    return [
      ...categories.sorted.map(({ fields }) => `/categories/${pathSegment(String(fields['name']))}`),
      ...menus.sorted.map(({ id }) => `/menu/${encodeURIComponent(id)}`),
      ...cocktails.sorted.map(({ id }) => `/recipe/${encodeURIComponent(id)}`),
    ];
  }

  return async ({ path, search }, origin) => {
    const asked = siteFileAt(path);
    if (asked) return makeFile[asked.file](asked.name, origin);
    if (CAPITAL_ID.test(path)) return new Answer(301, { Location: path.toLowerCase() + search }, '');
    const module = await source.loadModule();
    const renderer = renderers.get(module) ?? module.createPageRenderer({ callApi, assets: source.assets });
    renderers.set(module, renderer);
    const { status, html } = await renderer.renderPage({ path, search, origin });
    const hidden = PRIVATE_PATHS.includes(path) && { 'X-Robots-Tag': 'noindex' };
    return new Answer(status, { ...headersOf('text/html; charset=utf-8'), ...hidden }, html);
  };
}

function headersOf(type: string): Record<string, string> {
  return { 'Content-Type': type, 'Cache-Control': 'no-cache' };
}

function found(type: string, content: string | Uint8Array): Answer {
  return new Answer(200, headersOf(type), content);
}
