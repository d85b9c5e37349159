import type { RequestHandler } from 'express';
import type { Site } from '#openapi/generated/model.ts';
import type { PageRenderer, RenderOptions } from '#openapi/pages/page-renderer.ts';
import { categoryPath, houseIngredientPath, menuPath, recipePath } from '#openapi/pages/item-paths.ts';
import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import { listCocktails } from '#server/catalogue/queries/list-cocktails.ts';
import { categoryTiles } from '#server/catalogue/queries/category-tiles.ts';
import { cocktailView } from '#server/catalogue/queries/views.ts';
import { loadSharp } from '#server/native/picture-service.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { ApiRequest } from '#server/operations/pipeline/api.ts';
import type { OperationResponse } from '#server/operations/operation-handler.ts';
import { RequestProblem } from '#server/operations/responses/request-problem.ts';
import type { EncodedResponse } from './encoded-response.ts';
import { NO_PAGE_PATH, type PageUrl } from './page-url.ts';
import { robotsText, siteFileAt, siteMap, webManifest, type SiteFile } from './site-files.ts';
import { createTextSetter } from './text-setter.ts';

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

interface PageDependencies {
  pageSource: PageSource;
  callApi: (request: ApiRequest) => Promise<EncodedResponse>;
  live: LiveCatalogue;
  site: Site;
}

/** Makes the page or the file of a URL. `origin` is the site's own, for links that leave the page. */
type MakePage = (url: PageUrl, origin: string) => Promise<OperationResponse>;
type MakeFile = (name: string, origin: string) => OperationResponse | Promise<OperationResponse>;

/** Ids have small letters. A visitor who types one may write capitals. */
const PATHS_BEFORE_IDS = PAGE_PATHS.filter((path) => path.endsWith('/:id')).map((path) => path.slice(0, -3));
const CAPITAL_ID = new RegExp(`^(?:${PATHS_BEFORE_IDS.join('|')})(?=[^/]*[A-Z])[\\dA-Za-z-]+$`);
/** No id has an underscore, so this name hides no recipe's picture. */
const SITE_PICTURE = '_site';
const PRIVATE_PATHS: readonly string[] = PAGE_PATHS.filter((path) => pageOf(path).isPrivate);

/** Answers URLs outside the API without a built file: pages, and files that are made of the catalogue. */
export function createPageMaker({ pageSource, callApi, live, site }: PageDependencies): MakePage {
  const setText = createTextSetter(pageSource.pictureFonts);
  /** The response is cached like every other. */
  async function readApi(url: string) {
    const client = { address: '', isSecure: false };
    const request = { method: 'GET', url, headers: {}, client, siteOrigin: '' };
    const { status, bytes, headers } = await callApi(request);
    return { status, body: bytes.toString(), total: headers['X-Total-Count'] ?? null };
  }

  const makeFile: Record<SiteFile, MakeFile> = {
    robots: (_name, origin) => success('text/plain; charset=utf-8', robotsText(origin)),
    siteMap: (_name, origin) => success('application/xml; charset=utf-8', siteMap(origin, itemPaths())),
    manifest: () => success('application/manifest+json', webManifest(site)),
    async tiles(theme) {
      const { drawTilesSvg } = await pageSource.loadRenderer();
      const svg = drawTilesSvg(categoryTiles(live.publicCatalogue()), theme === 'dark' ? theme : 'light');
      return success('image/svg+xml', svg);
    },
    async shareCard(id, origin) {
      const { shareCardSvg } = await pageSource.loadRenderer();
      const catalogue = live.publicCatalogue();
      const { cocktails } = catalogue.itemSets;
      const isOfSite = id === SITE_PICTURE;
      const [featured] = isOfSite ? listCocktails(catalogue, { featured: true }) : [];
      const item = isOfSite ? (featured ?? cocktails.itemsByName[0]) : cocktails.get(id);
      if (!item) throw new RequestProblem(404, 'There is no drink to show.');
      const drink = cocktailView(catalogue, item);
      const signature = isOfSite ? null : `${site.name} · ${new URL(origin).host}${recipePath(id)}`;
      const svg = await shareCardSvg(drink, signature, setText);
      // A palette would make the file smaller, but takes longer than all other steps.
      return success('image/png', await (await loadSharp())(Buffer.from(svg)).png().toBuffer());
    },
  };

  function itemPaths(): string[] {
    const { categories, cocktails, menus, 'house-ingredients': houseMade } = live.publicCatalogue().itemSets;
    return [
      ...categories.itemsByName.map(({ fields }) => categoryPath(String(fields['name']))),
      ...menus.itemsByName.map(({ id }) => menuPath(id)),
      ...houseMade.itemsByName.map(({ id }) => houseIngredientPath(id)),
      ...cocktails.itemsByName.map(({ id }) => recipePath(id)),
    ];
  }

  const makePage: MakePage = async ({ path, search }, origin) => {
    const siteFile = siteFileAt(path);
    if (siteFile) return makeFile[siteFile.file](siteFile.name, origin);
    if (CAPITAL_ID.test(path)) return { status: 301, headers: { Location: path.toLowerCase() + search } };
    const { renderPage } = await pageSource.loadRenderer();
    const { assets } = pageSource;
    const { status, html } = await renderPage({ path, search, origin }, { readApi, assets });
    const hidden = PRIVATE_PATHS.includes(path) && { 'X-Robots-Tag': 'noindex' };
    return { ...success('text/html; charset=utf-8', html, hidden), status };
  };

  return async (url, origin) => {
    // A write during the render may leave a page with two states. So the page gets the edition from before
    // the render, and the cache refuses a response whose edition is not the newest.
    const { edition } = live.publicCatalogue();
    const response = await makePage(url, origin);
    const isCacheable = pageSource.isBuilt && (response.status === 200 || url.path === NO_PAGE_PATH);
    return isCacheable ? { ...response, edition } : response;
  };
}

function success(type: string, content: string | Uint8Array, more?: object | false): OperationResponse {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ...more };
  return { status: 200, headers, bytes: typeof content === 'string' ? Buffer.from(content) : content };
}
