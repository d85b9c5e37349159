import { describe, expect, it } from 'vitest';
import { errorsOf } from '#server/tests/support/contract-errors.ts';
import { all, answersOf, examplesOf, followReference } from './contract.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { problemCodes, type ProblemCode } from '#openapi/generated/problems.ts';
import { allResources } from '#openapi/generated/resources.ts';

/** A 503 of these operations is a state of the server, as their 200 is, and no problem. */
const STATES_OF_THE_SERVER: OperationId[] = ['getHealth', 'getReadiness'];

const carriesBytes = (type: string) => /image|sheet|gzip|csv/.test(type);

describe('the contract', () => {
  it('gives every request and every answer with content a named example that its schema allows', () => {
    for (const { operation } of all) {
      const { content: asked = {} } = followReference(operation.requestBody ?? {});
      const answers = answersOf(operation.operationId).map(
        ([status, { content = {} }]) => [status, content] as const,
      );
      for (const [status, content] of [['request', asked] as const, ...answers])
        for (const [type, media] of Object.entries(content)) {
          if (carriesBytes(type)) continue;
          const where = `${operation.operationId} ${status} ${type}`;
          const examples = examplesOf(media);
          expect(examples.length, where).toBeGreaterThan(0);
          for (const [name, value] of examples) {
            expect(name, where).toMatch(/^[A-Z][A-Za-z0-9]+$/);
            expect(errorsOf(media.schema, value), `${where} ${name}`).toBeNull();
          }
        }
    }
  });

  it('calls the tag of a resource like its path, and lets the deletion of what others refer to be refused', () => {
    const byId = new Map<string, (typeof all)[number]>(all.map((one) => [one.operation.operationId, one]));
    for (const [path, { operations: own }] of Object.entries(allResources))
      for (const id of Object.values(own)) expect(byId.get(id)?.operation.tags, id).toEqual([path]);
    const referred = Object.values(allResources).flatMap(({ references }) =>
      references.map((reference: { resource: string }) => reference.resource),
    );
    for (const path of new Set(referred)) {
      const { remove } = allResources[path as keyof typeof allResources].operations;
      expect(byId.get(remove)?.operation.responses, remove).toHaveProperty('409');
    }
  });

  it('leads from every creation to what was created', () => {
    for (const { operation } of all.filter(({ operation: { operationId } }) => operationId !== 'logIn')) {
      const created = answersOf(operation.operationId).find(
        ([status]) => status === '201' || status === '202',
      );
      if (created) expect(created[1].headers, operation.operationId).toHaveProperty('Location');
    }
  });

  it('has pages for every list, with a largest one; a list of items is whole without them', () => {
    const lists = Object.values(allResources).map(({ operations: own }): string => own.list);
    for (const { operation } of all.filter(({ operation: { operationId } }) =>
      /^(list|search)/.test(operationId),
    )) {
      // The answer has options, at most 100 in each list.
      if (operation.operationId === 'listCollectionOptions') continue;
      const named = (operation.parameters ?? []).map((one) => followReference(one));
      const limit = named.find(({ name }) => name === 'limit')?.schema;
      const { minimum, maximum = Infinity, default: usual } = limit ?? {};
      expect([minimum, maximum <= 1000], operation.operationId).toEqual([1, true]);
      if (lists.includes(operation.operationId)) expect(usual, operation.operationId).toBeUndefined();
      const [, success] = answersOf(operation.operationId).find(([status]) => status === '200') ?? [];
      expect(Object.keys(success?.headers ?? {}), operation.operationId).toEqual(
        expect.arrayContaining(['X-Total-Count', 'Link']),
      );
    }
  });

  it('answers errors as one Problem, whose status is the one it stands under', () => {
    for (const { operation } of all) {
      for (const [status, answer] of answersOf(operation.operationId)) {
        if (
          !(Number(status) >= 400 || status === 'default') ||
          STATES_OF_THE_SERVER.includes(operation.operationId)
        )
          continue;
        expect(Object.keys(answer.content ?? {}), `${operation.operationId} ${status}`).toEqual([
          'application/problem+json',
        ]);
        for (const [, value] of examplesOf(answer.content?.['application/problem+json'] ?? { schema: {} })) {
          const problem = value as { status: number; type: string };
          if (status !== 'default') expect(problem.status).toBe(Number(status));
          const code = problem.type.replace('/api/docs#problem-', '') as ProblemCode;
          expect(problemCodes[code], problem.type).toBe(problem.status);
        }
      }
    }
  });

  it('asks every write, the export and the session check for a session', () => {
    const open = all
      .filter(({ operation }) => !operation.security?.length)
      .map(({ operation }) => operation.operationId);
    const reads = all.filter(({ method }) => method === 'GET').map(({ operation }) => operation.operationId);
    expect(open.filter((id) => !reads.includes(id))).toEqual(['logIn']);
    expect(open).not.toContain('exportCocktailsCsv');
    expect(open).not.toContain('getSession');
    for (const { operation } of all.filter(({ operation: { security } }) => security?.length)) {
      const mayBeOpen = operation.parameters?.some((one) => 'x-session' in followReference(one));
      expect(operation.security).toEqual([...(mayBeOpen ? [{}] : []), { session: [] }, { cookie: [] }]);
      expect(operation.responses).toHaveProperty('401');
    }
  });
});
