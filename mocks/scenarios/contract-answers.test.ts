import { expect, it } from 'vitest';
import { errorsOf } from '#server/tests/support/contract-errors.ts';
import { all, answersOf } from '#openapi/contract/contract-parts.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { contractAnswers, responseOf, emptyAnswer } from './contract-answers.ts';

const keysOf = (id: OperationId) => contractAnswers(id).map(({ key }) => key);

it('offers every named answer of the contract', () => {
  const keys = keysOf('updateCocktail');
  expect(keys[0]).toBe('200-Cocktail');
  const usual = [
    ...[
      '400-CocktailInvalid',
      '401-SessionMissing',
      '403-OriginForeign',
      '404-ItemNotFound',
      '409-NameTaken',
    ],
    ...['412-VersionStale', '413-BodyTooLarge', '415-TypeUnsupported'],
  ];
  expect(keys).toEqual(expect.arrayContaining(usual));
  // What any request may get has the statuses of its examples.
  expect(keys).toEqual(
    expect.arrayContaining([
      '408-RequestTimeout',
      '429-TooManyRequests',
      '500-ServerFailure',
      '503-SiteBusy',
    ]),
  );
  expect(keysOf('deleteSpirit')).toContain('204');
  for (const { operation } of all) {
    const problems = answersOf(operation).filter(([status]) => Number(status) >= 400);
    for (const [status] of problems)
      expect(
        keysOf(operation.operationId).filter((key) => key.startsWith(status)),
        `${operation.operationId} ${status}`,
      ).not.toEqual([]);
  }
});

it('sends an answer with the status, the type and the headers of the contract', async () => {
  const exhausted = contractAnswers('logIn').find(({ status }) => status === 429);
  const response = responseOf(exhausted ?? { key: '', status: 500, type: null, body: null, headers: {} });
  expect(response.status).toBe(429);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await response.json()).toMatchObject({ status: 429, type: '/api/docs#problem-attempts-exhausted' });
});

it('knows an empty answer of every list, which fits the contract', () => {
  const emptied = all.flatMap(({ operation }) => {
    const { operationId: id } = operation;
    const body = emptyAnswer(id);
    if (body === undefined) return [];
    const [, answer = {}] = answersOf(operation).find(([status]) => status === '200') ?? [];
    expect(errorsOf(answer.content?.['application/json']?.schema ?? {}, body), id).toBeNull();
    return [id];
  });
  expect(emptied).toEqual(
    expect.arrayContaining(['listCocktails', 'listChanges', 'getBar', 'listCollectionOptions']),
  );
  expect(emptyAnswer('listChanges')).toMatchObject({ total: 0, changes: [] });
  expect(emptyAnswer('getCocktail')).toBeUndefined();
  expect(emptyAnswer('logIn')).toBeUndefined();
});
