import { createAdminOperations } from './admin-operations.ts';
import { createBackupOperations } from './backup-operations.ts';
import { createBulkOperations } from './bulk-operations.ts';
import { createCocktailOperations } from './cocktail-operations.ts';
import { createHistoryOperations } from './history-operations.ts';
import { createImportOperations } from './imports/import-operations.ts';
import { createItemOperations } from './item-operations.ts';
import { createPictureOperations } from './picture-operations.ts';
import type { Operations } from './pipeline/operation.ts';
import type { Services } from './pipeline/services.ts';
import { createSheetOperations } from './sheet-operations.ts';
import { createSiteOperations } from './site-operations.ts';

/** Lists the operations. A new operationId does not compile until it stands here. */
export function createOperations(services: Services): Operations {
  return {
    ...createCocktailOperations(services),
    ...createSheetOperations(services),
    ...createImportOperations(services),
    ...createItemOperations(services),
    ...createAdminOperations(services),
    ...createHistoryOperations(services),
    ...createBulkOperations(services),
    ...createBackupOperations(services),
    ...createPictureOperations(services),
    ...createSiteOperations(services),
  };
}
