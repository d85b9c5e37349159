import { describe, expect, it } from 'vitest';
import { resourceOf } from '../resources/resources.ts';
import { blankValues, checkValues, copiedValues, formFields, valuesOf } from './form-fields.ts';

const controls = (body: Parameters<typeof formFields>[0]) =>
  Object.fromEntries(formFields(body).map(({ name, control }) => [name, control]));

describe('the form of a body', () => {
  it('takes its controls from the contract', () => {
    expect(controls('MyAdFields')).toEqual({
      name: 'text',
      description: 'paragraph',
      imageUrl: 'address',
      imageFocus: 'text',
      imageAlt: 'text',
      startDate: 'date',
      endDate: 'date',
      onclickLink: 'address',
      hoverText: 'text',
    });
    expect(controls('SustainableSubstitutionFields')).toMatchObject({
      category: 'choice',
      benefits: 'lines',
      impactReduction: 'number',
      recipe: 'paragraph',
    });
  });

  it('begins with the defaults: "difficulty Easy; cost Similar; availability Common"', () => {
    const { fields } = resourceOf('sustainable-substitutions');
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
    const { fields } = resourceOf('cocktails');
    const negroni = { name: 'Negroni', featured: true, spirits: ['gin'], funFact: 'Red.' };
    expect(copiedValues(fields, negroni)).toMatchObject({
      name: 'Negroni (copy)',
      featured: false,
      spirits: ['gin'],
      funFact: 'Red.',
    });
  });

  it('shows an item as it is written: lists one per line, absent optionals empty', () => {
    const { fields } = resourceOf('cocktails');
    const item = {
      id: 'negroni',
      name: 'Negroni',
      category: ['Aperitif'],
      ingredients: ['1 oz gin', '1 oz Campari'],
      funFact: null,
      featured: true,
      spirits: ['campari'],
    };
    expect(valuesOf(fields, item)).toMatchObject({
      name: 'Negroni',
      category: ['Aperitif'],
      ingredients: '1 oz gin\n1 oz Campari',
      funFact: '',
      featured: true,
      spirits: ['campari'],
    });
  });
});

describe('checking a form', () => {
  const { fields } = resourceOf('cocktails');
  const filled = {
    ...blankValues(fields),
    name: ' House Sour ',
    category: ['Sours'],
    description: 'Sharp.',
    ingredients: '2 oz gin\n\n  \n1 oz lemon\n',
    instructions: 'Shake.',
    difficulty: 'Easy',
  };

  it('"entered one per line; blank lines are dropped"', () => {
    const { body, errors } = checkValues('CocktailFields', fields, filled);
    expect(errors).toEqual([]);
    expect(body).toMatchObject({ name: 'House Sour', ingredients: ['2 oz gin', '1 oz lemon'], image: null });
  });

  it('takes a chosen file as it is', () => {
    const image = new File(['x'], 'sour.png', { type: 'image/png' });
    const { body, errors } = checkValues('CocktailFields', fields, { ...filled, image });
    expect(errors).toEqual([]);
    expect(body['image']).toBe(image);
  });

  it('"parsed as an integer, falling back to 0"', () => {
    const substitution = resourceOf('sustainable-substitutions');
    const check = (impactReduction: string) =>
      checkValues(substitution.body, substitution.fields, {
        ...blankValues(substitution.fields),
        impactReduction,
      }).body['impactReduction'];
    expect(check('72.9')).toBe(72);
    expect(check('')).toBe(0);
    expect(check('much')).toBe(0);
  });
});
