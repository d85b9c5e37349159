import type { AuditList, ListAuditEntriesParams } from '#openapi/generated/model/index.ts';
import type { Operations } from './operation.ts';
import { cursorHeaders } from './page-headers.ts';
import type { Services } from './services.ts';

export function createAuditOperations({ store }: Pick<Services, 'store'>) {
  return {
    async listAuditEntries({ query }) {
      const { limit, before } = query as ListAuditEntriesParams & { limit: number };
      // One more tells whether another page follows.
      const page = { limit: limit + 1, ...(before !== undefined && { before: Number(before) }) };
      const { total, entries: found } = await store.audit.list(page);
      const entries = found.slice(0, limit).map(({ number, ...entry }) => ({ id: String(number), ...entry }));
      const next = found.length > limit ? (entries.at(-1)?.id ?? null) : null;
      const body: AuditList = { total, next, entries };
      return { status: 200, headers: cursorHeaders('/api/admin/audit', query, { total, next }), body };
    },
  } satisfies Partial<Operations>;
}
