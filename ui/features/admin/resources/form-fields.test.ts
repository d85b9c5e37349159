import { expect, it } from 'vitest';
import { MAX_ITEM_NAME_CHARACTERS } from '#openapi/generated/limits.ts';
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

it('a copy has the same values and another name of a valid length, and is not featured', () => {
  const { fields } = resourceByName('cocktails');
  const negroni = { name: 'Negroni', featured: true, spirits: ['gin'], funFact: 'Red.' };
  const copy = { ...negroni, name: 'Negroni (copy)', featured: false };
  expect(copyValues(fields, negroni)).toMatchObject(copy);
  const { name } = copyValues(fields, { ...negroni, name: 'N'.repeat(MAX_ITEM_NAME_CHARACTERS) });
  expect(name).toBe(`${'N'.repeat(MAX_ITEM_NAME_CHARACTERS - 7)} (copy)`);
});
