import { expect, it } from 'vitest';
import { toApiRequest } from '#mocks/fetch-adapter.ts';
import { toFormData } from './to-form-data.ts';

it('sends each text so that the server reads the same text, also one in quotation marks', async () => {
  const fields = {
    name: '"Old" fashioned',
    description: '"A classic."',
    funFact: ' "\\"Cheers\\"" ',
    ingredients: ['"Sweet" vermouth', '"gin"'],
    featured: true,
  };
  const request = new Request('http://localhost/api/cocktails', { method: 'POST', body: toFormData(fields) });
  const { content } = (await toApiRequest(request).receiveBody?.('multipart/form-data', {
    bytes: 10_000,
    file: null,
  })) ?? { content: null };
  const ingredients = JSON.stringify(fields.ingredients);
  expect(content).toEqual({ ...fields, ingredients, featured: 'true' });
});
