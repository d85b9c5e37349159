import type { Site } from '#openapi/generated/model.ts';
import { categoryPath, houseIngredientPath, menuPath, recipePath } from '#openapi/pages/item-paths.ts';
import { LIGHT_PAGE } from '#openapi/pages/page-colors.ts';
import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import type { PageRenderer, SetText } from '#openapi/pages/page-renderer.ts';
import { escapeMarkup } from '#openapi/text/format-text.ts';
import { categoryTiles } from '#server/catalogue/queries/category-tiles.ts';
import { listCocktails } from '#server/catalogue/queries/list-cocktails.ts';
import { cocktailView } from '#server/catalogue/queries/views.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { loadSharp } from '#server/native/picture-service.ts';
import type { OperationResponse } from '#server/operations/operation-handler.ts';
import { RequestProblem } from '#server/operations/responses/request-problem.ts';

/** What the files are made of. `origin` is the site's own. */
interface FileContext {
  renderer: PageRenderer;
  catalogue: Catalogue;
  site: Site;
  origin: string;
  setText: SetText;
}

type File = OperationResponse | Promise<OperationResponse>;

const FILES: Readonly<Record<string, (context: FileContext) => File>> = {
  '/robots.txt': ({ origin }) => fileOf('text/plain; charset=utf-8', robotsText(origin)),
  '/sitemap.xml': (context) => fileOf('application/xml; charset=utf-8', siteMap(context)),
  '/manifest.webmanifest': ({ site }) => fileOf('application/manifest+json', webManifest(site)),
  '/drawings/categories-light.svg': (context) => categoryDrawings(context, 'light'),
  '/drawings/categories-dark.svg': (context) => categoryDrawings(context, 'dark'),
};
const SHARE_CARD = /^\/share\/([^/]+)\.png$/;
/** No id has an underscore, so this name hides no recipe's picture. */
const SITE_PICTURE = '_site';

export function isSiteFile(path: string): boolean {
  return Object.hasOwn(FILES, path) || SHARE_CARD.test(path);
}

/** Makes the file at a path. Returns null where there is none. */
export function makeSiteFile(path: string, context: FileContext): File | null {
  const [, id] = SHARE_CARD.exec(path) ?? [];
  return id === undefined ? (FILES[path]?.(context) ?? null) : shareCard(id, context);
}

function categoryDrawings({ renderer, catalogue }: FileContext, theme: 'light' | 'dark'): File {
  return fileOf('image/svg+xml', renderer.drawTilesSvg(categoryTiles(catalogue), theme));
}

async function shareCard(id: string, context: FileContext): Promise<OperationResponse> {
  const { renderer, catalogue, site, origin, setText } = context;
  const { cocktails } = catalogue.itemSets;
  const isOfSite = id === SITE_PICTURE;
  const [featured] = isOfSite ? listCocktails(catalogue, { featured: true }) : [];
  const item = isOfSite ? (featured ?? cocktails.itemsByName[0]) : cocktails.get(id);
  if (!item) throw new RequestProblem(404, 'There is no drink to show.');
  const signature = isOfSite ? null : `${site.name} · ${new URL(origin).host}${recipePath(id)}`;
  const svg = await renderer.shareCardSvg(cocktailView(catalogue, item), signature, setText);
  // A palette would make the file smaller, but takes longer than all other steps.
  return fileOf('image/png', await (await loadSharp())(Buffer.from(svg)).png().toBuffer());
}

function fileOf(type: string, content: string | Uint8Array): OperationResponse {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
  return { status: 200, headers, bytes: typeof content === 'string' ? Buffer.from(content) : content };
}

const FIXED_PATHS: readonly string[] = PAGE_PATHS.filter((path) => pageOf(path).isInSiteMap);
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function siteMap({ catalogue, origin }: FileContext): string {
  const { categories, cocktails, menus, 'house-ingredients': houseMade } = catalogue.itemSets;
  const urls = [
    ...FIXED_PATHS,
    ...categories.itemsByName.map(({ fields }) => categoryPath(String(fields['name']))),
    ...menus.itemsByName.map(({ id }) => menuPath(id)),
    ...houseMade.itemsByName.map(({ id }) => houseIngredientPath(id)),
    ...cocktails.itemsByName.map(({ id }) => recipePath(id)),
  ].map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACE}>${urls.join('')}</urlset>`;
}

function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function webManifest({ name }: Pick<Site, 'name'>): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    // The manifest cannot know which theme a visitor has chosen.
    background_color: LIGHT_PAGE,
    theme_color: LIGHT_PAGE,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
