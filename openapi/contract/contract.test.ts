import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { describe, expect, it } from 'vitest';
import { schemaErrors } from '#server/tests/contract/check-against-contract.ts';
import { operations, responsesOf, examplesOf, followReference } from './contract.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { problemCodes, type ProblemCode } from '#openapi/generated/problems.ts';
import { allResources } from '#openapi/generated/resources.ts';

/** A 503 of these operations reports a state of the server, as their 200 does. It is not a Problem. */
const STATES_OF_THE_SERVER: OperationId[] = ['getHealth', 'getReadiness'];

const carriesBytes = (type: string) => /image|sheet|gzip|csv/.test(type);

const PROBLEM_TYPE = 'application/problem+json';
const byId = operations.map(({ operation }) => [operation.operationId, operation] as const);
const find = (id: string) => byId.find(([operationId]) => operationId === id)?.[1];
const isRead = (id: string) =>
  operations.some((one) => one.operation.operationId === id && one.method === 'GET');
const resources = Object.entries(allResources);

describe('the contract', () => {
  it.each(byId)('gives each content of %s named examples that its schema allows', (id, operation) => {
    const { content: asked } = followReference(operation.requestBody ?? { content: {} });
    const responses = responsesOf(id).map(([status, { content = {} }]) => [status, content] as const);
    for (const [status, content] of [['request', asked] as const, ...responses])
      for (const [type, media] of Object.entries(content)) {
        if (carriesBytes(type)) continue;
        const examples = examplesOf(media);
        expect(examples.length, `${status} ${type}`).toBeGreaterThan(0);
        for (const [name, value] of examples) {
          expect(name, `${status} ${type}`).toMatch(/^[A-Z][A-Za-z0-9]+$/);
          expect(schemaErrors(media.schema ?? {}, value), `${status} ${type} ${name}`).toBeNull();
        }
      }
  });

  it.each(resources)('gives all operations of %s its name as their tag', (path, resource) => {
    for (const id of Object.values(resource.operations)) expect(find(id)?.tags, id).toEqual([path]);
  });

  const references = Object.values(allResources).flatMap((resource) =>
    resource.references.map((reference: { resource: string }) => reference.resource),
  );
  it.each([...new Set(references)])('has a 409 for the deletion of %s, which others refer to', (path) => {
    const { remove } = allResources[path as keyof typeof allResources].operations;
    expect(find(remove)?.responses).toHaveProperty('409');
  });

  const creations = byId.flatMap(([id]) => {
    const created = responsesOf(id).find(([status]) => status === '201' || status === '202');
    return created && id !== 'logIn' ? [[id, created[1]] as const] : [];
  });
  it.each(creations)('names the Location of what %s creates', (_id, response) => {
    expect(response.headers).toHaveProperty('Location');
  });

  // listCollectionOptions has several lists, of at most 100 options each.
  const lists = byId.filter(([id]) => /^(?:list|search)/.test(id) && id !== 'listCollectionOptions');
  it.each(lists)('has pages of 1 to 1,000 entries, their links and their count for %s', (id, operation) => {
    const parameters = (operation.parameters ?? []).map((one) => followReference(one));
    const limit = parameters.find(({ name }) => name === 'limit')?.schema as OpenApi.SchemaObject | undefined;
    const { minimum, maximum = Infinity } = limit ?? {};
    expect([minimum, maximum <= 1000]).toEqual([1, true]);
    const [, success] = responsesOf(id).find(([status]) => status === '200') ?? [];
    const headers = Object.keys(success?.headers ?? {});
    expect(headers).toEqual(expect.arrayContaining(['X-Total-Count', 'Link']));
  });

  it.each(resources)('lists all items of %s without a limit', (_path, resource) => {
    const parameters = (find(resource.operations.list)?.parameters ?? []).map((one) => followReference(one));
    expect(parameters.find(({ name }) => name === 'limit')?.schema).not.toHaveProperty('default');
  });

  const withProblems = byId.filter(([id]) => !STATES_OF_THE_SERVER.includes(id));
  it.each(withProblems)('has problems of %s whose status is the one of their response', (id) => {
    for (const [status, { content = {} }] of responsesOf(id).filter(([one]) => !(Number(one) < 400))) {
      expect(Object.keys(content), status).toEqual([PROBLEM_TYPE]);
      for (const [, value] of examplesOf(content[PROBLEM_TYPE] ?? {})) {
        const problem = value as { status: number; type: string };
        if (status !== 'default') expect(problem.status).toBe(Number(status));
        const code = problem.type.replace('/api/docs#problem-', '') as ProblemCode;
        expect(problemCodes[code], problem.type).toBe(problem.status);
      }
    }
  });

  const open = byId.filter(([, { security }]) => !security?.length).map(([id]) => id);
  it('lets nothing but a login be written without a session', () => {
    expect(open.filter((id) => !isRead(id))).toEqual(['logIn']);
  });

  it.each(['exportCocktailsCsv', 'getSession'])('asks for a session in the read %s', (id) => {
    expect(open).not.toContain(id);
  });

  it.each(byId.filter(([id]) => !open.includes(id)))(
    'accepts a token or a cookie, and declares a 401: %s',
    (_id, one) => {
      const mayBeOpen = one.parameters?.some((parameter) => 'x-session' in followReference(parameter));
      expect(one.security).toEqual([...(mayBeOpen ? [{}] : []), { session: [] }, { cookie: [] }]);
      expect(one.responses).toHaveProperty('401');
    },
  );
});
