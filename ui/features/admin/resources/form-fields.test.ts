import { expect, it } from 'vitest';
import { resourceByName } from './resource-definitions.ts';
import { blankValues } from './form-fields.ts';

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
