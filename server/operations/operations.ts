import type { OperationId } from '#openapi/generated/operations.ts';
import type { Operation, Services } from './operation.ts';
import { HttpProblem } from './problem.ts';
import { createCocktailReads } from './read-cocktails.ts';
import { getItem, listItems } from './read-items.ts';
import { createSiteReads } from './read-site.ts';

/** What answers each operation of the contract. A new operationId does not compile until it stands here. */
export function createOperations(services: Services): Record<OperationId, Operation> {
  return {
    ...createCocktailReads(services),
    ...createSiteReads(services),

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

    createCocktail: notBuiltYet,
    updateCocktail: notBuiltYet,
    deleteCocktail: notBuiltYet,
    exportCocktailsCsv: notBuiltYet,
    exportCocktailsXlsx: notBuiltYet,
    getTemplateCsv: notBuiltYet,
    getTemplateXlsx: notBuiltYet,
    importCocktails: notBuiltYet,
    createCategory: notBuiltYet,
    updateCategory: notBuiltYet,
    deleteCategory: notBuiltYet,
    createSpirit: notBuiltYet,
    updateSpirit: notBuiltYet,
    deleteSpirit: notBuiltYet,
    createGlassware: notBuiltYet,
    updateGlassware: notBuiltYet,
    deleteGlassware: notBuiltYet,
    createGarnish: notBuiltYet,
    updateGarnish: notBuiltYet,
    deleteGarnish: notBuiltYet,
    createEquipment: notBuiltYet,
    updateEquipment: notBuiltYet,
    deleteEquipment: notBuiltYet,
    createCocktailType: notBuiltYet,
    updateCocktailType: notBuiltYet,
    deleteCocktailType: notBuiltYet,
    createMyAd: notBuiltYet,
    updateMyAd: notBuiltYet,
    deleteMyAd: notBuiltYet,
    createSustainableSubstitution: notBuiltYet,
    updateSustainableSubstitution: notBuiltYet,
    deleteSustainableSubstitution: notBuiltYet,
    logIn: notBuiltYet,
    logOut: notBuiltYet,
    getSession: notBuiltYet,
    getImage: notBuiltYet,
    getDocs: notBuiltYet,
  };
}

const notBuiltYet: Operation = () => {
  throw new HttpProblem(501, 'This part of the house is not built yet.');
};
