import { RequestProblem } from '../responses/request-problem.ts';
import type { ApiRequest } from './api-request.ts';

/** Browsers send the origin of the page that makes a write. Other clients send none, and are allowed. */
export function refuseForeignOrigin({ headers, siteOrigin }: ApiRequest): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    (origin !== undefined && origin !== siteOrigin) || site === 'cross-site' || site === 'same-site';
  if (!isForeign) return;
  throw new RequestProblem(
    403,
    "A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address.",
  );
}
