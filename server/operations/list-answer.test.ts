import { expect, it } from 'vitest';
import { resources } from '#openapi/generated/resources.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';
import { createItemOperations } from './item-operations.ts';
import type { OperationRequest } from './operation.ts';
import type { Services } from './services.ts';

const MANY = 1001;

it('makes a long list in parts, which follow from the catalogue alone like a short one', async () => {
  const spirits = Array.from({ length: MANY }, (_, at) => ({ name: `Spirit ${at}`, description: 'x' }));
  const site = await openTestSite({ catalogue: { spirits } });
  const operations = createItemOperations({ catalogue: site.catalogue, now: () => new Date() } as Services);
  const list = operations[resources.spirits.operations.list];
  const asked = (query: object) => list({ query } as OperationRequest);
  const whole = await asked({});
  expect(JSON.parse([...(whole.chunks as Iterable<string>)].join(''))).toHaveLength(MANY);
  const { cacheable, body } = await asked({ limit: MANY - 1 });
  expect(body).toHaveLength(MANY - 1);
  expect(whole.cacheable).toEqual(cacheable);
  expect((await site.api('/api/spirits')).body).toHaveLength(MANY);
});
