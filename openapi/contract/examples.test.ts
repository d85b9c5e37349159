import { expect, it } from 'vitest';
import { allResources } from '#openapi/generated/resources.ts';
import { slugOf } from '#openapi/text/slug.ts';
import { createMemoryStore } from '#mocks/memory-store.ts';
import { contractResponses } from '#mocks/contract-responses.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { siteOn } from '#server/tests/site/open-test-site.ts';

it.each(Object.entries(allResources))(
  'the example of %s has the id that its name gives',
  (_name, resource) => {
    const { get } = resource.operations;
    const [success] = contractResponses(get);
    const item = success?.body as Record<string, string>;
    expect(item['id']).toBe(slugOf(item[resource.identity[0]] ?? '', ''));
  },
);

it('the server answers an empty sheet as the example says', async () => {
  const admin = await logIn(await siteOn(createMemoryStore()));
  const { body } = await admin.sendForm('POST', '/api/cocktails/import', { file: new Blob(['']) });
  const shown = contractResponses('importCocktails').find(({ key }) => key === '400-SheetUnreadable');
  expect(body).toEqual(shown?.body);
});
