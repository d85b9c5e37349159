import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { Health, Readiness } from '#openapi/generated/model.ts';
import type { OperationResponse, Operations } from './operation.ts';
import { createPictureOperations } from './picture-operations.ts';
import type { Services } from './services.ts';

const MS_PER_SECOND = 1000;

export function createSiteOperations(services: Services) {
  const { catalogue: live, store, site, now } = services;
  const startedAt = now().getTime();
  /** Shows nothing of the catalogue, so no write makes it stale. */
  const constant = (): OperationResponse['cacheable'] => ({ edition: live.public().edition, tags: [] });

  return {
    ...createPictureOperations(services),
    getSite: () => ({ status: 200, body: site, cacheable: constant() }),
    getContract: () => ({ status: 200, body: contract, cacheable: constant() }),

    async getHealth() {
      const canRead = await store.canRead();
      const body: Health = {
        status: canRead ? 'ready' : 'unready',
        database: canRead ? 'up' : 'down',
        revision: live.current().revision,
        uptimeSeconds: Math.floor((now().getTime() - startedAt) / MS_PER_SECOND),
      };
      return { status: canRead ? 200 : 503, body };
    },

    async getReadiness() {
      const canRead = await store.canRead();
      const canWrite = canRead && (await store.canWrite());
      const body: Readiness = { status: canWrite ? 'ready' : 'unready', canRead, canWrite };
      return { status: canWrite ? 200 : 503, body };
    },
  } satisfies Partial<Operations>;
}
