import { expect, it } from 'vitest';
import { resourceByName } from './resource-definitions.ts';
import { blankValues, copyValues } from './form-fields.ts';

it('a form begins with the defaults of a swap: Easy, Similar, Common', () => {
  const { fields } = resourceByName('sustainable-substitutions');
  expect(blankValues(fields)).toMatchObject({
    originalIngredient: '',
    category: '',
    benefits: '',
    impactReduction: '0',
    difficulty: 'Easy',
    cost: 'Similar',
    availability: 'Common',
  });
});

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
