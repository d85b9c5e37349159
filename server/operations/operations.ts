import type { OperationId } from '#openapi/generated/operations.ts';
import { createAdminOperations } from './admin.ts';
import { createCocktailOperations } from './cocktails.ts';
import { createHistoryOperations } from './history.ts';
import { createItemOperations } from './items.ts';
import type { Operation } from './operation.ts';
import type { Services } from './services.ts';
import { createSheetOperations } from './sheets.ts';
import { createSiteOperations } from './site.ts';

/** What answers each operation of the contract. A new operationId does not compile until it stands here. */
export function createOperations(services: Services): Record<OperationId, Operation> {
  return {
    ...createCocktailOperations(services),
    ...createSheetOperations(services),
    ...createItemOperations(services),
    ...createAdminOperations(services),
    ...createHistoryOperations(services),
    ...createSiteOperations(services),
  };
}
