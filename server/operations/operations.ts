import { createAdminOperations } from './admin/admin-operations.ts';
import { createBackupOperations } from './site/backup-operations.ts';
import { createBulkOperations } from './items/bulk-operations.ts';
import { createCocktailOperations } from './items/cocktail-operations.ts';
import { createHistoryOperations } from './history/history-operations.ts';
import { createImportOperations } from './sheets/import-operations.ts';
import { createJsonResourceOperations } from './items/json-resource-operations.ts';
import { createPictureOperations } from './items/picture-operations.ts';
import type { OperationHandlers } from './operation-handler.ts';
import type { Services } from './services.ts';
import { createSheetOperations } from './sheets/sheet-operations.ts';
import { createSiteOperations } from './site/site-operations.ts';

/** Lists the operations. A new operationId in the contract does not compile until it is here. */
export function createOperations(services: Services): OperationHandlers {
  return {
    ...createCocktailOperations(services),
    ...createSheetOperations(services),
    ...createImportOperations(services),
    ...createJsonResourceOperations(services),
    ...createAdminOperations(services),
    ...createHistoryOperations(services),
    ...createBulkOperations(services),
    ...createBackupOperations(services),
    ...createPictureOperations(services),
    ...createSiteOperations(services),
  };
}
