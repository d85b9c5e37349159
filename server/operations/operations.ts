import type { OperationId } from '#openapi/generated/operations.ts';
import { createBackup } from './backup.ts';
import { createExports } from './export-cocktails.ts';
import { createHistory } from './history.ts';
import { createImport } from './import-cocktails.ts';
import type { Operation, Services } from './operation.ts';
import { createCocktailReads } from './read-cocktails.ts';
import { createImageReads } from './read-images.ts';
import { getItem, listItems } from './read-items.ts';
import { createSiteReads } from './read-site.ts';
import { createSessionOperations } from './sessions.ts';
import { createUndo } from './undo-import.ts';
import { createCocktailWrites } from './write-cocktails.ts';
import { createItem, deleteItem, updateItem } from './write-items.ts';

/** What answers each operation of the contract. A new operationId does not compile until it stands here. */
export function createOperations(services: Services): Record<OperationId, Operation> {
  return {
    ...createCocktailReads(services),
    ...createSiteReads(services),
    ...createCocktailWrites(services),
    ...createSessionOperations(services),
    ...createImageReads(services),
    ...createExports(services),
    ...createImport(services),
    ...createHistory(services),
    ...createBackup(services),
    ...createUndo(services),

    listCategories: listItems(services, 'categories'),
    getCategory: getItem(services, 'categories'),
    listSpirits: listItems(services, 'spirits'),
    getSpirit: getItem(services, 'spirits'),
    listGlassware: listItems(services, 'glassware'),
    getGlassware: getItem(services, 'glassware'),
    listGarnishes: listItems(services, 'garnish'),
    getGarnish: getItem(services, 'garnish'),
    listEquipment: listItems(services, 'equipment'),
    getEquipment: getItem(services, 'equipment'),
    listCocktailTypes: listItems(services, 'cocktail-types'),
    getCocktailType: getItem(services, 'cocktail-types'),
    listMyAds: listItems(services, 'myads'),
    getMyAd: getItem(services, 'myads'),
    listSustainableSubstitutions: listItems(services, 'sustainable-substitutions'),
    getSustainableSubstitution: getItem(services, 'sustainable-substitutions'),

    createCategory: createItem(services, 'categories'),
    updateCategory: updateItem(services, 'categories'),
    deleteCategory: deleteItem(services, 'categories'),
    createSpirit: createItem(services, 'spirits'),
    updateSpirit: updateItem(services, 'spirits'),
    deleteSpirit: deleteItem(services, 'spirits'),
    createGlassware: createItem(services, 'glassware'),
    updateGlassware: updateItem(services, 'glassware'),
    deleteGlassware: deleteItem(services, 'glassware'),
    createGarnish: createItem(services, 'garnish'),
    updateGarnish: updateItem(services, 'garnish'),
    deleteGarnish: deleteItem(services, 'garnish'),
    createEquipment: createItem(services, 'equipment'),
    updateEquipment: updateItem(services, 'equipment'),
    deleteEquipment: deleteItem(services, 'equipment'),
    createCocktailType: createItem(services, 'cocktail-types'),
    updateCocktailType: updateItem(services, 'cocktail-types'),
    deleteCocktailType: deleteItem(services, 'cocktail-types'),
    createMyAd: createItem(services, 'myads'),
    updateMyAd: updateItem(services, 'myads'),
    deleteMyAd: deleteItem(services, 'myads'),
    createSustainableSubstitution: createItem(services, 'sustainable-substitutions'),
    updateSustainableSubstitution: updateItem(services, 'sustainable-substitutions'),
    deleteSustainableSubstitution: deleteItem(services, 'sustainable-substitutions'),
  };
}
