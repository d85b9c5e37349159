import { expect, it } from 'vitest';
import { resourceByName } from './resource-definitions.ts';
import { blankValues, checkValues } from './form-fields.ts';

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

it('an impact reduction is sent as a whole number, and as 0 if it is no number', () => {
  const substitution = resourceByName('sustainable-substitutions');
  const blank = blankValues(substitution.fields);
  const check = (impactReduction: string) => checkValues(substitution, { ...blank, impactReduction }).body;
  expect(check('72.9')).toMatchObject({ impactReduction: 72 });
  expect(check('')).toMatchObject({ impactReduction: 0 });
  expect(check('much')).toMatchObject({ impactReduction: 0 });
});
