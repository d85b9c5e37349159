import { describe, expect, it } from 'vitest';
import { operationAt } from './operation-at.ts';

describe('the operation at an address', () => {
  it.each([
    ['GET', '/api/cocktails', 'listCocktails'],
    ['GET', '/api/cocktails/negroni', 'getCocktail'],
    ['PUT', '/api/cocktails/negroni', 'updateCocktail'],
    ['HEAD', '/api/cocktails/negroni', 'getCocktail'],
    ['GET', '/api/cocktails/negroni/similar', 'listSimilarCocktails'],
    ['GET', '/api/openapi.json', 'getContract'],
  ])('finds %s %s', (method, path, id) => {
    expect(operationAt(method, path)).toBe(id);
  });

  it('prefers a fixed path to a parameter', () => {
    expect(operationAt('POST', '/api/cocktails/import')).toBe('importCocktails');
    expect(operationAt('GET', '/api/cocktails/export/csv')).toBe('exportCocktailsCsv');
  });

  it.each([
    ['GET', '/api/openapixjson'],
    ['GET', '/api/cocktails/'],
    ['GET', '/api/cocktails/negroni/stirred'],
    ['PATCH', '/api/cocktails'],
  ])('finds none at %s %s', (method, path) => {
    expect(operationAt(method, path)).toBeUndefined();
  });
});
