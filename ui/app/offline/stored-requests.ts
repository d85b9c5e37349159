import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { pathPattern } from '#openapi/contract/path-pattern.ts';

/** Reads that always need the network or belong to no page. */
const NOT_STORED = new Set<OperationId>([
  'searchCocktails',
  'getHealth',
  'getReadiness',
  'getContract',
  'getDocs',
  'getImage',
]);

const READS = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'GET');
const isStored = (id: OperationId): boolean => !operations[id].secured && !NOT_STORED.has(id);
const pattern = (id: OperationId): RegExp => pathPattern(operations[id].path);

const STORED_ANSWERS = READS.filter(isStored).map(pattern);
/** A path may fit two patterns: an export is no recipe of that name. */
const OTHER_ANSWERS = READS.filter((id) => !isStored(id)).map(pattern);

/** Routes match in any case. */
const DASHBOARD = /^\/+admin(?:\/|$)/i;
const NO_PAGE = /^\/+(?:api|offline)(?:\/|$)/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function isDashboard(address: string): boolean {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return DASHBOARD.test(decoded(path));
}

export function isStoredPage(path: string): boolean {
  return !isDashboard(path) && !NO_PAGE.test(decoded(path));
}

export function isStoredAnswer(address: string): boolean {
  const [path = ''] = address.split('?');
  return (
    STORED_ANSWERS.some((stored) => stored.test(path)) && !OTHER_ANSWERS.some((other) => other.test(path))
  );
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
