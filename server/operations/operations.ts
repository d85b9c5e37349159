import type { OperationId } from '#openapi/generated/operations.ts';
import { createAdminOperations } from './admin.ts';
import { createCocktailOperations } from './cocktails.ts';
import { createHistoryOperations } from './history.ts';
import { ImportService } from './import-service.ts';
import { createImportOperations } from './imports.ts';
import { createItemOperations } from './items.ts';
import type { Operation } from './operation.ts';
import type { RequestProblem } from './problem.ts';
import type { Services } from './services.ts';
import { createSheetOperations } from './sheets.ts';
import { createSiteOperations } from './site.ts';

/**
 * What answers each operation of the contract. A new operationId does not compile until it stands here. `problemOf` words the failures
 * of imports as `createApi` does those of requests.
 */
export function createOperations(
  services: Services,
  problemOf?: (error: unknown) => RequestProblem,
): Record<OperationId, Operation> {
  const imports = new ImportService(services, problemOf);
  return {
    ...createCocktailOperations(services),
    ...createSheetOperations(services, imports),
    ...createImportOperations(imports),
    ...createItemOperations(services),
    ...createAdminOperations(services),
    ...createHistoryOperations(services),
    ...createSiteOperations(services),
  };
}
