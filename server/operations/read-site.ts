import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { Health } from '#openapi/generated/model/index.ts';
import { contractPage } from '#server/domain/docs/contract-page.ts';
import type { ContractDocument } from '#server/domain/docs/contract-types.ts';
import { catalogueAnswer, type Operation, type Services } from './operation.ts';

const MS_PER_SECOND = 1000;

/** The house's details, the state of the server and the contract itself. */
export function createSiteReads({
  config,
  storage,
  startedAt,
}: Services): Record<'getSite' | 'getHealth' | 'getContract' | 'getDocs', Operation> {
  return {
    getSite: () => catalogueAnswer(config.site, storage.revision()),
    getContract: () => catalogueAnswer(contract, storage.revision()),
    getDocs() {
      const page = Buffer.from(contractPage(contract as unknown as ContractDocument));
      return catalogueAnswer(page, storage.revision(), {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    },
    async getHealth() {
      const up = await storage.isUp();
      const health: Health = {
        status: up ? 'ready' : 'unready',
        database: up ? 'up' : 'down',
        revision: storage.revision(),
        uptimeSeconds: Math.floor((Date.now() - startedAt) / MS_PER_SECOND),
      };
      return { status: up ? 200 : 503, body: health };
    },
  };
}
