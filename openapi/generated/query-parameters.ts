// Generated from openapi.yaml. Do not edit.
import type { BodySchema } from '../body-schema.ts';
import type { OperationId } from './operations.ts';

/** Query parameters by operationId and name, with every reference resolved. */
export const queryParameters: Partial<Record<OperationId, Record<string, BodySchema>>> = {
  listCocktails: {"featured":{"type":"boolean"},"category":{"type":"string","maxLength":200},"spirit":{"type":"string","maxLength":200},"technique":{"type":"string","maxLength":200},"glass":{"type":"string","maxLength":200},"difficulty":{"type":"string","description":"From one star to five.","enum":["Simple","Easy","Moderate","Challenging","Expert"]},"without":{"type":"string","maxLength":200},"q":{"type":"string","maxLength":200},"name":{"type":"string","maxLength":200},"limit":{"type":"integer","minimum":1,"maximum":1000},"offset":{"type":"integer","minimum":0,"maximum":1000000000,"default":0}},
  listCocktailsOfCategory: {"limit":{"type":"integer","minimum":1,"maximum":1000},"offset":{"type":"integer","minimum":0,"maximum":1000000000,"default":0}},
  importCocktails: {"dryRun":{"type":"boolean","default":false}},
  listCollectionOptions: {"spirit":{"type":"string","maxLength":200},"technique":{"type":"string","maxLength":200},"glass":{"type":"string","maxLength":200},"difficulty":{"type":"string","description":"From one star to five.","enum":["Simple","Easy","Moderate","Challenging","Expert"]},"without":{"type":"string","maxLength":200}},
  logIn: {"other":{"type":"object","additionalProperties":true}},
  listChanges: {"resource":{"type":"string","description":"Path segment of a resource. More may come; a client lets pass what it does not know.","x-open":true,"enum":["cocktails","categories","spirits","glassware","garnish","equipment","cocktail-types","myads","sustainable-substitutions"]},"itemId":{"type":"string","maxLength":200},"action":{"type":"string","description":"What was done to the item. More may come; a client shows what it does not know as a change.\n`original` is no change but the beginning of an item that is older than its first recorded change, such as a starter recipe. It is listed last when `resource` and `itemId` ask for one item that has recorded changes, and counts in `total`. Its `after` is the item as it was before the first change, its `before` is null, its `at` is the moment of the first change, its `revision` is 0, and `restoreChange` brings it back by its id.\n","x-open":true,"enum":["created","updated","deleted","restored","original"]},"importId":{"type":"string","maxLength":30},"revision":{"type":"integer","minimum":0,"maximum":2147483647},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":1000000000,"default":0}},
  restoreChange: {"state":{"type":"string","description":"One side of a change.","enum":["before","after"]}},
  undoImport: {"dryRun":{"type":"boolean","default":false}},
  getImage: {"width":{"type":"integer","minimum":1,"maximum":4096}},
  getHealth: {"other":{"type":"object","additionalProperties":true}},
  getReadiness: {"other":{"type":"object","additionalProperties":true}},
};
