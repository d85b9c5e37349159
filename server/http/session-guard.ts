import { HttpProblem } from '#server/operations/problem.ts';
import { sessionEnd, sessionMissing } from '#server/operations/sessions.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { ContractRequest, Guard } from './contract-router.ts';

/**
 * Lets a request pass that may be answered: whatever the contract secures needs a session, and whatever changes
 * something must come from the site's own pages.
 */
export function createSessionGuard(storage: Storage): Guard {
  return async (request, secured) => {
    if (request.method !== 'GET') refuseForeignOrigin(request);
    if (secured && (await sessionEnd(storage, request.headers)) === null) throw sessionMissing();
  };
}

/** Browsers name the page that a write comes from; programs without pages name none, and send no cookie unasked. */
function refuseForeignOrigin({ headers, siteOrigin }: ContractRequest): void {
  const origin = headers.origin;
  const site = headers['sec-fetch-site'];
  const foreign =
    (origin !== undefined && origin !== siteOrigin) || site === 'cross-site' || site === 'same-site';
  if (!foreign) return;
  throw new HttpProblem(
    403,
    "Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address.",
  );
}
