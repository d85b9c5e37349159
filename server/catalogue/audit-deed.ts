import { AuditKind } from '#openapi/generated/model/index.ts';
import type { Store } from './store/store.ts';
import type { AuditStore } from './store/access-store.ts';

/** Anybody can cause these entries. They have a bound of their own, so that many of them push out no other entry. */
const OF_ANYBODY: readonly AuditKind[] = ['login-failed', 'locked-out'];
const MAX_OF_ANYBODY = 2000;
const OTHERS = Object.values(AuditKind).filter((kind) => !OF_ANYBODY.includes(kind));
const MAX_OTHERS = 10_000;

export function auditBound(kind: AuditKind): Parameters<AuditStore['insert']>[1] {
  return OF_ANYBODY.includes(kind)
    ? { kinds: OF_ANYBODY, max: MAX_OF_ANYBODY }
    : { kinds: OTHERS, max: MAX_OTHERS };
}

/** What no client did: the site by itself, or a command. */
export function auditDeed(
  { audit }: Pick<Store, 'audit'>,
  kind: AuditKind,
  by: 'The site itself' | `npm run ${string}`,
): Promise<void> {
  const entry = { kind, at: new Date().toISOString(), client: '', device: by };
  return audit.insert(entry, auditBound(kind));
}
