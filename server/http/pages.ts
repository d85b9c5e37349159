import type { Category, Cocktail, Site } from '#openapi/generated/model/index.ts';
import { HttpProblem } from '#server/operations/problem.ts';
import { readCocktailIds } from '#server/storage/read-cocktails.ts';
import type { Storage } from '#server/storage/storage.ts';
import { Answer } from './answer.ts';
import type { Api } from './api.ts';
import { checkPath } from './contract-request.ts';
import type { PageRenderer, PageRendererModule, PageSource } from './page-renderer.ts';
import type { RememberedAnswers } from './remembered-answers.ts';
import { sharePicture } from './share-picture.ts';
import { robotsText, siteMap } from './site-map.ts';
import { WEB_MANIFEST_PATH, webManifest } from './web-manifest.ts';

/** Where a document is asked for. */
export interface PageAddress {
  /** Still encoded. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The site's own origin, for links that leave the page. */
  origin: string;
}

export interface Pages {
  /** The document at an address that no file and no operation answers; unknown ones are the 404 screen. */
  answer(address: PageAddress): Promise<Answer>;
}

const DAY_MS = 86_400_000;
const SHARE_PATH = /^\/share\/([^/]+)\.png$/;
const SITE_MAP_PATH = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/;
/** Name of the share picture for the house as a whole. */
const HOUSE = 'house';
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };

/**
 * Address of a document among the remembered answers. The API's begin with a slash, so the two never meet. A document
 * has room for the adverts of its day (in UTC), so it lasts no longer.
 */
export function pageKey(origin: string, url: string): string {
  return `${Math.floor(Date.now() / DAY_MS)} ${origin} ${url}`;
}

/** Documents made from the catalogue: pages, share pictures, the site map. Remembered per revision. */
export function createPages(
  source: PageSource,
  api: Api,
  storage: Storage,
  remembered: RememberedAnswers,
): Pages {
  const rendererOf = keepRenderer(source, api);

  async function make(address: PageAddress, path: string): Promise<Answer> {
    const { origin } = address;
    if (path === '/robots.txt') return text('text/plain; charset=utf-8', robotsText(origin));
    const mapPart = SITE_MAP_PATH.exec(path);
    if (mapPart) {
      const categories = await read<Category[]>('/api/categories');
      const { value: ids } = await storage.readCatalogue(readCocktailIds);
      const map = siteMap(origin, categories, ids, mapPart[1] === undefined ? null : Number(mapPart[1]));
      if (map === null) throw new HttpProblem(404, 'There is nothing at this address.');
      return text('application/xml; charset=utf-8', map);
    }
    if (path === WEB_MANIFEST_PATH) {
      return text('application/manifest+json', webManifest(await read<Site>('/api/site')));
    }
    const module = await source.loadModule();
    const id = SHARE_PATH.exec(path)?.[1];
    if (id !== undefined) {
      const cocktail = id === HOUSE ? await houseDrink() : await read<Cocktail>(`/api/cocktails/${id}`);
      const bytes = await sharePicture(module.drawCocktailSvg, cocktail);
      return new Answer(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-cache' }, bytes);
    }
    const { status, html } = await rendererOf(module).renderPage(address);
    const hidden = path === '/admin' || path.startsWith('/admin/');
    return new Answer(status, { ...HTML, ...(hidden && { 'X-Robots-Tag': 'noindex' }) }, Buffer.from(html));
  }

  /** Pages without a drink of their own are shared with the first featured one, or the first of all. */
  async function houseDrink(): Promise<Cocktail> {
    const featured = await read<Cocktail[]>('/api/cocktails?featured=true&limit=1');
    const [drink] = featured.length > 0 ? featured : await read<Cocktail[]>('/api/cocktails?limit=1');
    if (!drink) throw new HttpProblem(404, 'There is no drink to show yet.');
    return drink;
  }

  async function read<T>(address: string): Promise<T> {
    const { status, body } = await api.call(address);
    if (status !== 200) throw new HttpProblem(status, 'There is nothing at this address.');
    return JSON.parse(body) as T;
  }

  return {
    async answer(address) {
      checkPath(address.path);
      const key = pageKey(address.origin, address.path + address.search);
      return remembered.once(key, async () => {
        const before = storage.revision();
        const answer = await make(address, address.path);
        // Every read behind it saw this revision, for a newer one would have been learned meanwhile.
        if (source.lasting && answer.status === 200 && storage.revision() === before) {
          remembered.remember(key, before, answer);
        }
        return answer;
      });
    },
  };
}

/** One renderer for as long as its module stays the same one. */
function keepRenderer(source: PageSource, api: Api): (module: PageRendererModule) => PageRenderer {
  let current: { module: PageRendererModule; renderer: PageRenderer } | null = null;
  return (module) => {
    if (current?.module !== module) {
      const renderer = module.createPageRenderer({
        callApi: (address) => api.call(address),
        assets: source.assets,
      });
      current = { module, renderer };
    }
    return current.renderer;
  };
}

function text(type: string, content: string): Answer {
  return new Answer(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }, Buffer.from(content));
}
