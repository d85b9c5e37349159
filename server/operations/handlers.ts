import { createAdminHandlers } from './admin/admin-handlers.ts';
import { createBackupHandlers } from './site/backup-handlers.ts';
import { createBulkHandlers } from './items/bulk-handlers.ts';
import { createCocktailHandlers } from './items/cocktail-handlers.ts';
import { createHistoryHandlers } from './history/history-handlers.ts';
import { createImportHandlers } from './sheets/import-handlers.ts';
import { createJsonResourceHandlers } from './items/json-resource-handlers.ts';
import { createPictureHandlers } from './items/picture-handlers.ts';
import type { OperationHandlers } from './operation-handler.ts';
import type { Services } from './services.ts';
import { createSheetHandlers } from './sheets/sheet-handlers.ts';
import { createSiteHandlers } from './site/site-handlers.ts';

/** Lists the handlers. A new operationId in the contract does not compile until its handler is here. */
export function createHandlers(services: Services): OperationHandlers {
  return {
    ...createCocktailHandlers(services),
    ...createSheetHandlers(services),
    ...createImportHandlers(services),
    ...createJsonResourceHandlers(services),
    ...createAdminHandlers(services),
    ...createHistoryHandlers(services),
    ...createBulkHandlers(services),
    ...createBackupHandlers(services),
    ...createPictureHandlers(services),
    ...createSiteHandlers(services),
  };
}
