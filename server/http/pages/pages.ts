import type { RequestHandler } from 'express';
import type { Cocktail, Site } from '#openapi/generated/model/index.ts';
import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import { typicalDrinks } from '#server/catalogue/queries/typical-drinks.ts';
import { checkPath } from '#server/operations/pipeline/api-request.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { nothingHere, RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import { tagWithAll, type ReadApi } from '../api-reader.ts';
import type { PageAddress } from '../request-facts.ts';
import type { PageRenderer, PageRendererModule } from '#openapi/pages/page-renderer-module.ts';
import { CompressibleResponse } from '../responses/compressible-response.ts';
import { feed, robotsText, siteMap, WEB_MANIFEST_PATH, webManifest } from './site-files.ts';
import { loadSharp } from '#server/native/picture-service.ts';

export interface PageSource {
  /** Asked for every page, since a dev server has what was just edited. */
  loadModule(): Promise<PageRendererModule>;
  assets: unknown;
  /** Passes on requests for anything but the browser's files. */
  serveFile: RequestHandler;
  scriptHashes: readonly string[];
  lasting: boolean;
}

/** Makes the document at an address that no file and no operation answers. `origin` is the site's own, for links that leave the page. */
export type MakePage = (address: PageAddress, origin: string) => Promise<CompressibleResponse>;

const TILES_PATH = /^\/drawings\/categories-(light|dark)\.svg$/;
const SHARE_PATH = /^\/share\/([^/]+)\.png$/;
const SITE_MAP_PATH = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/;
/** No id has an underscore, so it hides no recipe's picture. */
const SITE_PICTURE = '_site';
const PRIVATE_PATHS = PAGE_PATHS.filter((path) => pageOf(path).isPrivate);
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };

export function createPages(source: PageSource, readApi: ReadApi, catalogue: LiveCatalogue): MakePage {
  const rendererOf = reuseRenderer(source, readApi);

  return async ({ path, search }, origin) => {
    checkPath(path);
    if (path === '/robots.txt') return text('text/plain; charset=utf-8', robotsText(origin));
    const mapPart = SITE_MAP_PATH.exec(path);
    if (mapPart) return siteMapPage(origin, mapPart[1]);
    if (path === '/feed.xml') {
      const { name } = await read<Site>('/api/site');
      tagWithAll();
      return text('application/rss+xml; charset=utf-8', feed(origin, name, catalogue.public()));
    }
    if (path === WEB_MANIFEST_PATH)
      return text('application/manifest+json', webManifest(await read<Site>('/api/site')));
    const module = await source.loadModule();
    const theme = TILES_PATH.exec(path)?.[1];
    if (theme) {
      tagWithAll();
      const drinks = typicalDrinks(catalogue.public());
      return text('image/svg+xml', module.drawTilesSvg(drinks, theme === 'dark' ? theme : 'light'));
    }
    const id = SHARE_PATH.exec(path)?.[1];
    if (id !== undefined) {
      const bytes =
        id === SITE_PICTURE
          ? await sitePicture(module, await siteDrink())
          : await sharePicture(module, await read<Cocktail>(`/api/cocktails/${id}`), {
              name: (await read<Site>('/api/site')).name,
              origin,
            });
      return new CompressibleResponse(
        200,
        { 'Content-Type': 'image/png', 'Cache-Control': 'no-cache' },
        bytes,
      );
    }
    const { status, html } = await rendererOf(module).renderPage({ path, search, origin });
    const isHidden = PRIVATE_PATHS.some((hidden) => path === hidden || path.startsWith(`${hidden}/`));
    return new CompressibleResponse(
      status,
      { ...HTML, ...(isHidden && { 'X-Robots-Tag': 'noindex' }) },
      html,
    );
  };

  function siteMapPage(origin: string, part: string | undefined): CompressibleResponse {
    tagWithAll();
    const { categories, cocktails, menus, notes } = catalogue.public().collections;
    const listed = [
      ...categories.sorted.map(({ fields }) => `/categories/${encodeURIComponent(String(fields['name']))}`),
      ...menus.sorted.map(({ id }) => `/menu/${encodeURIComponent(id)}`),
      ...notes.sorted.map(({ id }) => `/this-week/${encodeURIComponent(id)}`),
    ];
    const ids = cocktails.sorted.map(({ id }) => id);
    const map = siteMap(origin, listed, ids, part === undefined ? null : Number(part));
    if (map === null) throw nothingHere();
    return text('application/xml; charset=utf-8', map);
  }

  async function siteDrink(): Promise<Cocktail> {
    const featured = await read<Cocktail[]>('/api/cocktails?featured=true&limit=1');
    const [drink] = featured.length > 0 ? featured : await read<Cocktail[]>('/api/cocktails?limit=1');
    if (!drink) throw new RequestProblem(404, 'There is no drink to show yet.');
    return drink;
  }

  async function read<T>(address: string): Promise<T> {
    const { status, body } = await readApi(address);
    if (status !== 200) throw new RequestProblem(status, 'There is nothing at this address.');
    return JSON.parse(body) as T;
  }
}

function reuseRenderer(source: PageSource, readApi: ReadApi): (module: PageRendererModule) => PageRenderer {
  let current: { module: PageRendererModule; renderer: PageRenderer } | null = null;
  return (module) => {
    if (current?.module !== module) {
      const renderer = module.createPageRenderer({ callApi: readApi, assets: source.assets });
      current = { module, renderer };
    }
    return current.renderer;
  };
}

function text(type: string, content: string): CompressibleResponse {
  return new CompressibleResponse(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }, content);
}

const SIZE = { width: 1200, height: 630 };

async function sharePicture(
  { shareCardSvg }: Pick<PageRendererModule, 'shareCardSvg'>,
  cocktail: Cocktail,
  house: { name: string; origin: string },
): Promise<Buffer> {
  const address = `${new URL(house.origin).host}/recipe/${cocktail.id}`;
  return pngOf(await shareCardSvg(cocktail, `${house.name} · ${address}`));
}

async function sitePicture(
  { drawCocktailSvg }: Pick<PageRendererModule, 'drawCocktailSvg'>,
  drink: Cocktail,
): Promise<Buffer> {
  return pngOf(drawCocktailSvg(drink, { ...SIZE, theme: 'light', framing: 'close' }));
}

/** In full colour: a palette saves 50 kB and takes three times as long as everything else. */
async function pngOf(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png().toBuffer();
}
