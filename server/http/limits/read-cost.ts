import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { pathPattern } from '#openapi/contract/path-pattern.ts';
import type { ApiRequest } from '#server/operations/pipeline/api-request.ts';
import { splitUrl } from '../canonical-path.ts';
import { isRead } from '../usable-request.ts';

const COMPUTED: readonly OperationId[] = [
  'listCocktails',
  'listCocktailsOfCategory',
  'searchCocktails',
  'listSimilarCocktails',
  'listCollectionOptions',
  'getBar',
  'listAdminCocktails',
];

const UNQUEUED = (['getImage', 'getHealth', 'getReadiness'] as const).map((id) =>
  pathPattern(operations[id].path),
);
const patterns = COMPUTED.map((id) => pathPattern(operations[id].path));

/** Whether a request reads an operation that looks through the whole catalogue; its address has one spelling. */
export function isComputed({ method, address }: Pick<ApiRequest, 'method' | 'address'>): boolean {
  const [path] = splitUrl(address);
  return isRead({ method }) && patterns.some((pattern) => pattern.test(path));
}

/** Whether a request is a read of little, which the database answers for the most part. Pictures have queues of their own, and what watches the site must not wait behind its clients. */
export function isLookup(asked: Pick<ApiRequest, 'method' | 'address'>): boolean {
  return (
    isRead(asked) &&
    !isComputed(asked) &&
    !UNQUEUED.some((pattern) => pattern.test(splitUrl(asked.address)[0]))
  );
}
