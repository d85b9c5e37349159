import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { describe, expect, it } from 'vitest';
import { schemaErrors } from '#server/tests/contract/schema-errors.ts';
import { operations, responsesOf, examplesOf, followReference } from './contract.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { problemCodes, type ProblemCode } from '#openapi/generated/problems.ts';
import { allResources } from '#openapi/generated/resources.ts';

/** A 503 of these operations is a state of the server, as their 200 is, and no problem. */
const STATES_OF_THE_SERVER: OperationId[] = ['getHealth', 'getReadiness'];

const carriesBytes = (type: string) => /image|sheet|gzip|csv/.test(type);

describe('the contract', () => {
  it('gives every request and every response with content a named example that its schema allows', () => {
    for (const { operation } of operations) {
      const { content: asked } = followReference(operation.requestBody ?? { content: {} });
      const responses = responsesOf(operation.operationId).map(
        ([status, { content = {} }]) => [status, content] as const,
      );
      for (const [status, content] of [['request', asked] as const, ...responses])
        for (const [type, media] of Object.entries(content)) {
          if (carriesBytes(type)) continue;
          const where = `${operation.operationId} ${status} ${type}`;
          const examples = examplesOf(media);
          expect(examples.length, where).toBeGreaterThan(0);
          for (const [name, value] of examples) {
            expect(name, where).toMatch(/^[A-Z][A-Za-z0-9]+$/);
            expect(schemaErrors(media.schema ?? {}, value), `${where} ${name}`).toBeNull();
          }
        }
    }
  });

  it('calls the tag of a resource like its path, and lets the deletion of what others refer to be refused', () => {
    const named = (id: string) => operations.find(({ operation }) => operation.operationId === id)?.operation;
    for (const [path, resource] of Object.entries(allResources))
      for (const id of Object.values(resource.operations)) expect(named(id)?.tags, id).toEqual([path]);
    const referred = Object.values(allResources).flatMap(({ references }) =>
      references.map((reference: { resource: string }) => reference.resource),
    );
    for (const path of new Set(referred)) {
      const { remove } = allResources[path as keyof typeof allResources].operations;
      expect(named(remove)?.responses, remove).toHaveProperty('409');
    }
  });

  it('leads from every creation to what was created', () => {
    for (const { operationId: id } of operations.map(({ operation }) => operation)) {
      const created = responsesOf(id).find(([status]) => status === '201' || status === '202');
      if (created && id !== 'logIn') expect(created[1].headers, id).toHaveProperty('Location');
    }
  });

  it('has pages for every list, with a largest one; a list of items is whole without them', () => {
    const lists = Object.values(allResources).map(({ operations: { list } }): string => list);
    for (const { operation } of operations) {
      if (!/^(?:list|search)/.test(operation.operationId)) continue;
      // The response has options, at most 100 in each list.
      if (operation.operationId === 'listCollectionOptions') continue;
      const named = (operation.parameters ?? []).map((one) => followReference(one));
      const limit = named.find(({ name }) => name === 'limit')?.schema as OpenApi.SchemaObject | undefined;
      const { minimum, maximum = Infinity } = limit ?? {};
      expect([minimum, maximum <= 1000], operation.operationId).toEqual([1, true]);
      if (lists.includes(operation.operationId))
        expect(limit, operation.operationId).not.toHaveProperty('default');
      const [, success] = responsesOf(operation.operationId).find(([status]) => status === '200') ?? [];
      expect(Object.keys(success?.headers ?? {}), operation.operationId).toEqual(
        expect.arrayContaining(['X-Total-Count', 'Link']),
      );
    }
  });

  it('answers errors as one Problem, whose status is the one it stands under', () => {
    for (const { operation } of operations) {
      for (const [status, response] of responsesOf(operation.operationId)) {
        if (Number(status) < 400 || STATES_OF_THE_SERVER.includes(operation.operationId)) continue;
        expect(Object.keys(response.content ?? {}), `${operation.operationId} ${status}`).toEqual([
          'application/problem+json',
        ]);
        for (const [, value] of examplesOf(response.content?.['application/problem+json'] ?? {})) {
          const problem = value as { status: number; type: string };
          if (status !== 'default') expect(problem.status).toBe(Number(status));
          const code = problem.type.replace('/api/docs#problem-', '') as ProblemCode;
          expect(problemCodes[code], problem.type).toBe(problem.status);
        }
      }
    }
  });

  it('asks every write, the export and the session check for a session', () => {
    const open = operations
      .filter(({ operation }) => !operation.security?.length)
      .map(({ operation }) => operation.operationId);
    const reads = operations
      .filter(({ method }) => method === 'GET')
      .map(({ operation }) => operation.operationId);
    expect(open.filter((id) => !reads.includes(id))).toEqual(['logIn']);
    expect(open).not.toContain('exportCocktailsCsv');
    expect(open).not.toContain('getSession');
    for (const { operation } of operations.filter(({ operation: { security } }) => security?.length)) {
      const mayBeOpen = operation.parameters?.some((one) => 'x-session' in followReference(one));
      expect(operation.security).toEqual([...(mayBeOpen ? [{}] : []), { session: [] }, { cookie: [] }]);
      expect(operation.responses).toHaveProperty('401');
    }
  });
});
