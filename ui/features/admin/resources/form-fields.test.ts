import { describe, expect, it } from 'vitest';
import { resourceByName } from './resource-definitions.ts';
import { blankValues, checkValues, copiedValues } from './form-fields.ts';

describe('the form of a body', () => {
  it('begins with the defaults of a swap: Easy, Similar, Common', () => {
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

  it('begins a copy with the same values, not featured, and with a name of its own', () => {
    const { fields } = resourceByName('cocktails');
    const negroni = { name: 'Negroni', featured: true, spirits: ['gin'], funFact: 'Red.' };
    expect(copiedValues(fields, negroni)).toMatchObject({
      name: 'Negroni (copy)',
      featured: false,
      spirits: ['gin'],
      funFact: 'Red.',
    });
  });
});

it('an impact reduction is sent as a whole number, and as 0 if it is no number', () => {
  const substitution = resourceByName('sustainable-substitutions');
  const check = (impactReduction: string) =>
    checkValues(substitution.body, substitution.fields, {
      ...blankValues(substitution.fields),
      impactReduction,
    }).body['impactReduction'];
  expect(check('72.9')).toBe(72);
  expect(check('')).toBe(0);
  expect(check('much')).toBe(0);
});
