import { expect, it } from 'vitest';
import { resourceByName } from '../resources/resource-definitions.ts';
import { copyValues } from './copy-values.ts';

it('a copy begins with the same values, not featured, and with a name of its own', () => {
  const { fields } = resourceByName('cocktails');
  const negroni = { name: 'Negroni', featured: true, spirits: ['gin'], funFact: 'Red.' };
  expect(copyValues(fields, negroni)).toMatchObject({
    name: 'Negroni (copy)',
    featured: false,
    spirits: ['gin'],
    funFact: 'Red.',
  });
});
