import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { Health, Readiness } from '#openapi/generated/model.ts';
import type { OperationHandlers } from '../operation-handler.ts';
import type { Services } from '../services.ts';

const MS_PER_SECOND = 1000;

export function createSiteHandlers({ live, store, site, now, stopping }: Services) {
  const startedAt = now().getTime();

  return {
    getSite: () => ({ status: 200, body: site, edition: live.publicCatalogue().edition }),
    getContract: () => ({ status: 200, body: contract, edition: live.publicCatalogue().edition }),

    async getHealth() {
      const canRead = await store.canRead();
      const body: Health = {
        status: canRead ? 'ready' : 'unready',
        database: canRead ? 'up' : 'down',
        revision: live.wholeCatalogue().revision,
        uptimeSeconds: Math.floor((now().getTime() - startedAt) / MS_PER_SECOND),
      };
      return { status: canRead ? 200 : 503, body };
    },

    async getReadiness() {
      const canRead = await store.canRead();
      const canWrite = canRead && (await store.canWrite());
      const isReady = canWrite && stopping?.aborted !== true;
      const body: Readiness = { status: isReady ? 'ready' : 'unready', canRead, canWrite };
      return { status: isReady ? 200 : 503, body };
    },
  } satisfies Partial<OperationHandlers>;
}
