import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';
import { pageOf, PAGE_PATHS, type PagePath } from '#openapi/pages/page-table.ts';

const NEVER_STORED = new Set<OperationId>([
  'searchCocktails',
  'getHealth',
  'getReadiness',
  'getContract',
  'getImage',
]);

const PARAMETER = /\{[^}]+\}/;
const SPECIAL_SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Each `{parameter}` matches one segment of the path. */
export function pathPattern(id: OperationId): RegExp {
  const parts = operationRoutes[id].path.split(PARAMETER).map((part) => part.replace(SPECIAL_SIGNS, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

const READS = (Object.keys(operationRoutes) as OperationId[]).filter(
  (id) => operationRoutes[id].method === 'GET',
);
const isStored = (id: OperationId): boolean => !operationRoutes[id].needsSession && !NEVER_STORED.has(id);

const STORED_READS = READS.filter(isStored).map(pathPattern);
/** A path that also matches one of these is not stored: `/api/cocktails/search/similar` is a search. */
const OTHER_READS = READS.filter((id) => !isStored(id)).map(pathPattern);

const PRIVATE_PAGES = PAGE_PATHS.filter((path) => pageOf(path).isPrivate);
/** Offline, the worker shows this page instead of one that is not stored. */
export const OFFLINE_PAGE: PagePath = '/offline';

/** Ignores the case of letters, as the routes do. */
function isBelow(path: string, tops: readonly string[]): boolean {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A path that cannot be decoded is compared as it is.
  }
  const plain = `${decoded.replace(/^\/+/, '/').toLowerCase()}/`;
  return tops.some((top) => plain.startsWith(`${top}/`));
}

export function isDashboard(url: string): boolean {
  return isBelow(URL.canParse(url) ? new URL(url).pathname : url, PRIVATE_PAGES);
}

export function isStoredPage(path: string): boolean {
  return !isBelow(path, [...PRIVATE_PAGES, OFFLINE_PAGE, '/api']);
}

export function isStoredRead(url: string): boolean {
  const [path = ''] = url.split('?');
  return STORED_READS.some((stored) => stored.test(path)) && !OTHER_READS.some((other) => other.test(path));
}

export function isStoredPictureOfPage(path: string): boolean {
  return /^\/(?:api\/images|drawings|adverts)\//.test(path);
}

export function mayBeStored(response: Response, contentType: string): boolean {
  const { status, type, redirected, headers } = response;
  const isPublic = !/no-store|private/.test(headers.get('cache-control') ?? 'no-store');
  const isExpected = (headers.get('content-type') ?? '').startsWith(contentType);
  return status === 200 && type === 'basic' && !redirected && isPublic && isExpected;
}

export type WorkerMessage =
  /** Makes the worker fetch and store a document. */
  | { type: 'visited'; page: string }
  /** Makes the worker store exactly these URLs. An earlier release uses the name `addresses` too. */
  | { type: 'saved'; addresses: readonly string[] };
