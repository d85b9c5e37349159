import { expect, it } from 'vitest';
import { resourceByName } from '../resources/resource-definitions.ts';
import { copyValues } from './copy-values.ts';

it('a copy has the same values and another name, and is not featured', () => {
  const { fields } = resourceByName('cocktails');
  const negroni = { name: 'Negroni', featured: true, spirits: ['gin'], funFact: 'Red.' };
  expect(copyValues(fields, negroni)).toMatchObject({
    name: 'Negroni (copy)',
    featured: false,
    spirits: ['gin'],
    funFact: 'Red.',
  });
});
