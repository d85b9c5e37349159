import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Cocktail, Site } from '#openapi/generated/model.ts';
import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import { pathSegment } from '#openapi/pages/path-segment.ts';
import { typicalDrinks } from '#server/catalogue/queries/typical-drinks.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import { pageAddress, type PageAddress } from '../addresses.ts';
import { Answer } from '../answer.ts';
import type { ReadApi } from '../api-answers.ts';
import type { PageRenderer, PageRendererModule } from '#openapi/pages/page-renderer-module.ts';
import { robotsText, siteMap, WEB_MANIFEST_PATH, webManifest } from './site-files.ts';
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
export type MakePage = (address: PageAddress, origin: string) => Promise<Answer>;

const TILES_PATH = /^\/drawings\/categories-(light|dark)\.svg$/;
/** Ids are written small; a visitor who types a name begins it with a capital. */
const CAPITAL_ID = /^\/(?:recipe|house-made|menu)\/(?=[^/]*[A-Z])[\dA-Za-z-]+$/;
const SHARE_PATH = /^\/share\/([^/]+)\.png$/;
/** No id has an underscore, so it hides no recipe's picture. */
const SITE_PICTURE = '_site';
const PRIVATE_PATHS = PAGE_PATHS.filter((path) => pageOf(path).isPrivate);
const SIZE = { width: 1200, height: 630 };

export function createPages(source: PageSource, readApi: ReadApi, catalogue: LiveCatalogue): MakePage {
  const rendererOf = reuseRenderer(source, readApi);

  return async ({ path, search }, origin) => {
    if (path === '/robots.txt') return found('text/plain; charset=utf-8', robotsText(origin));
    if (path === '/sitemap.xml') return siteMapPage(origin);
    if (path === WEB_MANIFEST_PATH)
      return found('application/manifest+json', webManifest(await read<Site>('/api/site')));
    const module = await source.loadModule();
    const theme = TILES_PATH.exec(path)?.[1];
    if (theme) {
      const drinks = typicalDrinks(catalogue.public());
      return found('image/svg+xml', module.drawTilesSvg(drinks, theme === 'dark' ? theme : 'light'));
    }
    const id = SHARE_PATH.exec(path)?.[1];
    if (id !== undefined)
      return found(
        'image/png',
        await pngOf(await (id === SITE_PICTURE ? siteCard(module) : shareCard(module, id, origin))),
      );
    if (CAPITAL_ID.test(path)) return new Answer(301, { Location: path.toLowerCase() + search }, '');
    const { status, html } = await rendererOf(module).renderPage({ path, search, origin });
    const isHidden = PRIVATE_PATHS.some((hidden) => path === hidden || path.startsWith(`${hidden}/`));
    const headers = {
      ...headersOf('text/html; charset=utf-8'),
      ...(isHidden && { 'X-Robots-Tag': 'noindex' }),
    };
    return new Answer(status, headers, html);
  };

  function siteMapPage(origin: string): Answer {
    const { categories, cocktails, menus } = catalogue.public().collections;
    const map = siteMap(origin, [
      ...categories.sorted.map(({ fields }) => `/categories/${pathSegment(String(fields['name']))}`),
      ...menus.sorted.map(({ id }) => `/menu/${encodeURIComponent(id)}`),
      ...cocktails.sorted.map(({ id }) => `/recipe/${encodeURIComponent(id)}`),
    ]);
    return found('application/xml; charset=utf-8', map);
  }

  async function siteCard({ drawCocktailSvg }: PageRendererModule): Promise<string> {
    const featured = await read<Cocktail[]>('/api/cocktails?featured=true&limit=1');
    const [drink] = featured.length > 0 ? featured : await read<Cocktail[]>('/api/cocktails?limit=1');
    if (!drink) throw new RequestProblem(404, 'There is no drink to show yet.');
    return drawCocktailSvg(drink, { ...SIZE, theme: 'light', framing: 'close' });
  }

  async function shareCard(
    { shareCardSvg }: PageRendererModule,
    id: string,
    origin: string,
  ): Promise<string> {
    const cocktail = await read<Cocktail>(`/api/cocktails/${id}`);
    const { name } = await read<Site>('/api/site');
    return shareCardSvg(cocktail, `${name} · ${new URL(origin).host}/recipe/${cocktail.id}`);
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

function headersOf(type: string): Record<string, string> {
  return { 'Content-Type': type, 'Cache-Control': 'no-cache' };
}

function found(type: string, content: string | Uint8Array): Answer {
  return new Answer(200, headersOf(type), content);
}

/** In full colour: a palette saves 50 kB and takes three times as long as everything else. */
async function pngOf(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Makes one page of each kind, since the engine has yet to compile its code. No share pictures: their library takes 28 MB. */
export async function warmUp(makePage: MakePage, catalogue: Pick<LiveCatalogue, 'public'>): Promise<void> {
  const { cocktails, categories } = catalogue.public().collections;
  const [recipe] = cocktails.sorted;
  const [category] = categories.sorted;
  const paths = [
    '/',
    ...(recipe ? [`/recipe/${recipe.id}`] : []),
    ...(category ? [`/categories/${pathSegment(String(category.fields['name']))}`] : []),
  ];
  for (const path of paths) {
    await nextTurn();
    await makePage(pageAddress(path), 'http://localhost');
  }
}
