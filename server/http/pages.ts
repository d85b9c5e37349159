import type { Site } from '#openapi/generated/model.ts';
import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { ApiRequest } from '#server/operations/pipeline/api.ts';
import type { OperationResponse } from '#server/operations/operation-handler.ts';
import type { EncodedResponse } from './encoded-response.ts';
import type { PageSource } from './page-source.ts';
import { NO_PAGE_PATH, type PageUrl } from './page-url.ts';
import { makeSiteFile } from './site-files.ts';
import { createTextSetter } from './text-setter.ts';

interface PageDependencies {
  pageSource: PageSource;
  callApi: (request: ApiRequest) => Promise<EncodedResponse>;
  live: LiveCatalogue;
  site: Site;
}

/** Makes the page or the file of a URL. `origin` is the site's own, for links that leave the page. */
type MakePage = (url: PageUrl, origin: string) => Promise<OperationResponse>;

/** Ids have small letters. A visitor who types one may write capitals. */
const PATHS_BEFORE_IDS = PAGE_PATHS.filter((path) => path.endsWith('/:id')).map((path) => path.slice(0, -3));
const CAPITAL_ID = new RegExp(`^(?:${PATHS_BEFORE_IDS.join('|')})(?=[^/]*[A-Z])[\\dA-Za-z-]+$`);
const PRIVATE_PATHS: readonly string[] = PAGE_PATHS.filter((path) => pageOf(path).isPrivate);

/** Answers URLs outside the API without a built file: pages, and the files of `site-files.ts`. */
export function createPageMaker({ pageSource, callApi, live, site }: PageDependencies): MakePage {
  const setText = createTextSetter(pageSource.pictureFonts);

  /** The response is cached like every other. */
  async function readApi(url: string) {
    const client = { address: '', isSecure: false };
    const request = { method: 'GET', url, headers: {}, client, siteOrigin: '' };
    const { status, bytes, headers } = await callApi(request);
    return { status, body: bytes.toString(), total: headers['X-Total-Count'] ?? null };
  }

  const makePage: MakePage = async ({ path, search }, origin) => {
    const catalogue = live.publicCatalogue();
    const renderer = await pageSource.loadRenderer();
    const file = makeSiteFile(path, { renderer, catalogue, site, origin, setText });
    if (file) return file;
    if (CAPITAL_ID.test(path)) return { status: 301, headers: { Location: path.toLowerCase() + search } };
    const { assets } = pageSource;
    const { status, html } = await renderer.renderPage({ path, search, origin }, { readApi, assets });
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...(PRIVATE_PATHS.includes(path) && { 'X-Robots-Tag': 'noindex' }),
    };
    return { status, headers, bytes: Buffer.from(html) };
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
