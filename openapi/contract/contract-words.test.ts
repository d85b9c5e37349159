import { describe, expect, it } from 'vitest';
import { followReference, problemKinds, type SchemaObject, nameOfReference } from './contract-document.ts';
import { errorsOf } from '#server/tests/support/contract-errors.ts';
import { all, answersOf, contract, examplesOf } from './contract-parts.ts';
import { allResources } from '#openapi/generated/resources.ts';
import { bodies } from '#openapi/generated/bodies.ts';

const { schemas } = contract.components;

describe('the contract explains', () => {
  it('shows every kind of problem in a response that may be of it', () => {
    const shown = all.flatMap(({ operation }) =>
      answersOf(operation).flatMap(([, { content = {} }]) =>
        examplesOf(content['application/problem+json'] ?? { schema: {} }).map(
          ([, value]) => (value as { type: string }).type.split('#problem-')[1],
        ),
      ),
    );
    const missing = Object.keys(problemKinds(contract)).filter((kind) => !shown.includes(kind));
    // The client of the one has gone, no operation answers the next, and the last stands in an import.
    expect(missing).toEqual(['request-cancelled', 'method-not-allowed', 'import-interrupted']);
  });

  it('says of every kind of problem, rule and doubt, and of every layout, what it means', () => {
    for (const name of ['ProblemType', 'FieldErrorCode', 'ImportDoubtName'])
      for (const { const: kind, description, 'x-sentence': sentence } of schemas[name]?.oneOf ?? [])
        expect(description ?? sentence, String(kind)).toBeTruthy();
    const { enum: layouts, 'x-sentences': words } = schemas['SheetLayout'] ?? {};
    expect(Object.keys(words ?? {})).toEqual(layouts);
  });

  it('answers the names of categories, techniques and equipment, and the ids of all other items', () => {
    const references = Object.values(allResources).flatMap(({ references: own }) => [...own]);
    for (const { field, resource, answers } of references) {
      const isNamed = ['categories', 'cocktail-types', 'equipment'].includes(resource);
      expect(answers, field).toBe(isNamed ? 'name' : 'id');
    }
  });

  it('says of every resource what a change of it holds', () => {
    const told = (schemas['Change']?.oneOf ?? []).flatMap((kind) => {
      const { resource } = followReference<SchemaObject>(contract, kind).properties ?? {};
      return resource?.enum ?? [resource?.const];
    });
    expect(told.sort()).toEqual([...(schemas['ResourceName']?.enum ?? [])].sort());
  });

  it('explains every word that OpenAPI does not have, and uses it as it is explained', () => {
    const check = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        const where = `${path}/${key}`;
        if (key.startsWith('x-') && path !== '/x-words') {
          const word = contract['x-words'][key];
          expect(word?.means, where).toMatch(/.\.$/);
          expect(errorsOf(word?.schema ?? { not: {} }, value), where).toBeNull();
        }
        check(value, where);
      }
    };
    check(contract, '');
  });

  it('describes every property of every shape', () => {
    const missing: string[] = [];
    const check = (schema: SchemaObject, path: string): void => {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const where = `${path}.${name}`;
        const shared = schemas[nameOfReference(property.$ref ?? '')];
        if (!(property.description ?? shared?.description)) missing.push(where);
        check(property, where);
      }
      if (schema.items) check(schema.items, `${path}[]`);
    };
    for (const [name, schema] of Object.entries(schemas)) {
      if (!schema.description) missing.push(name);
      check(schema, name);
    }
    expect(missing).toEqual([]);
  });

  it('gives every number its smallest value', () => {
    const missing: string[] = [];
    const check = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type, minimum } = node as { type?: unknown; minimum?: unknown };
      const isNumber = [type].flat().some((one) => one === 'integer' || one === 'number');
      if (isNumber && minimum === undefined) missing.push(path);
      for (const [key, value] of Object.entries(node)) check(value, `${path}/${key}`);
    };
    check(schemas, '');
    expect(missing).toEqual([]);
  });

  it('leaves every generated type a name of its own: a field that is a choice is called after its shape', () => {
    const choices = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, property]) => JSON.stringify(property).includes('"enum"'))
        .map(([field]) => `${name}${field.charAt(0).toUpperCase()}${field.slice(1)}`),
    );
    const suffixes = { requestBodies: 'Body', responses: 'Response', parameters: 'Parameter' };
    const others = Object.entries(suffixes).flatMap(([kind, suffix]) =>
      Object.keys((contract.components as Record<string, object>)[kind] ?? {}).map((name) => name + suffix),
    );
    const taken = [...Object.keys(schemas), ...others];
    expect(choices.filter((name) => taken.includes(name))).toEqual([]);
  });

  it('tells of every list how it is cached and traced', () => {
    for (const { operation } of all.filter(({ operation: { operationId } }) =>
      /^list|^search/.test(operationId),
    )) {
      const [, found] = answersOf(operation).find(([status]) => status === '200') ?? [];
      const expected = ['Cache-Control', 'X-Request-Id'];
      if (!operation.security?.length) expected.push('ETag');
      expect(Object.keys(found?.headers ?? {}), operation.operationId).toEqual(
        expect.arrayContaining(expected),
      );
    }
  });

  it('answers 400 from every operation, for a parameter that it does not know', () => {
    for (const { operation } of all) expect(operation.responses, operation.operationId).toHaveProperty('400');
  });

  it('words every required field, and labels every field, of every form', () => {
    for (const [name, { properties = {}, required }] of Object.entries(bodies)) {
      if (!name.endsWith('Fields')) continue;
      for (const [field, words] of Object.entries(properties)) {
        expect(words['x-label'], `${name}.${field}`).toBeTruthy();
        if (required?.includes(field)) expect(words['x-message'], `${name}.${field}`).toBeTruthy();
      }
    }
  });
});
