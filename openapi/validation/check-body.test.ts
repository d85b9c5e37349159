import { describe, expect, it } from 'vitest';
import { bodies, type BodyName } from '#openapi/generated/bodies.ts';
import { checkBody } from './check-body.ts';
import { FILE_PART, normaliseBody, normaliseText } from './normalise-body.ts';

const checkForm = (name: BodyName, fields: object) => checkBody(name, fields, 'form');
const messagesOf = (name: BodyName, fields: object) =>
  Object.fromEntries(checkForm(name, fields).errors.map(({ field, message }) => [field, message]));

describe('the messages of PRODUCT.md (Valid input)', () => {
  const NAME = { name: 'Name is required' };
  const DESCRIPTION = { description: 'Description is required' };

  it.each<[BodyName, Record<string, string>]>([
    ['Credentials', { password: 'Password is required' }],
    [
      'CocktailInput',
      {
        ...NAME,
        category: 'At least one category is required',
        ...DESCRIPTION,
        ingredients: 'Ingredients are required',
        instructions: 'Instructions are required',
        difficulty: 'Difficulty is required',
      },
    ],
    ['CategoryInput', { ...NAME, ...DESCRIPTION }],
    ['SpiritInput', NAME],
    ['GlasswareInput', NAME],
    ['GarnishInput', NAME],
    ['EquipmentInput', NAME],
    ['CocktailTypeInput', NAME],
    ['MenuInput', { ...NAME, currency: 'Currency is required' }],
    [
      'HouseIngredientInput',
      {
        ...NAME,
        ingredients: 'Ingredients are required',
        instructions: 'Instructions are required',
        yieldMl: 'Yield is required',
      },
    ],
    [
      'MyAdInput',
      {
        ...NAME,
        ...DESCRIPTION,
        imageUrl: 'Image URL is required',
        startDate: 'Start date is required',
        endDate: 'End date is required',
        onclickLink: 'Click link is required',
        hoverText: 'Hover text is required',
      },
    ],
    [
      'SustainableSubstitutionInput',
      {
        originalIngredient: 'Original ingredient is required',
        sustainableAlternative: 'Sustainable alternative is required',
        category: 'Category is required',
        ...DESCRIPTION,
      },
    ],
  ])('%s: says what is missing, null, empty or blank', (name, messages) => {
    expect(messagesOf(name, {})).toEqual(messages);
    for (const empty of [null, '', ' ', ['', ' ']]) {
      const { properties = {} } = bodies[name];
      const isText = ([field]: [string, unknown]) => properties[field]?.type === 'string';
      const isList = ([field]: [string, unknown]) => properties[field]?.type === 'array';
      const asked = Object.entries(messages).filter(Array.isArray(empty) ? isList : isText);
      const fields = Object.fromEntries(asked.map(([field]) => [field, empty]));
      expect(messagesOf(name, fields)).toEqual(messages);
    }
  });

  it('"none" excludes other allergens in a statement', () => {
    const stated = (allergens: string[]) => messagesOf('CocktailInput', { allergens })['allergens'];
    expect(stated(['none', 'egg'])).toBe(
      'Allergens must be those that it contains, each once, or none alone',
    );
    for (const right of [[], ['none'], ['egg', 'milk']]) expect(stated(right)).toBeUndefined();
  });

  it('a text of invisible characters is blank', () => {
    for (const unseen of ['\u200b', '\u202e \u2066', '\ufeff\u00ad', '\u3164', '\u2800']) {
      expect(messagesOf('CocktailInput', { name: unseen, instructions: [unseen] })).toMatchObject({
        name: 'Name is required',
        instructions: 'Instructions are required',
      });
    }
    expect(normaliseText('👩\u200d👧')).toBe('👩\u200d👧');
  });

  it.each([
    ['2026-05-31', '2026-05-30', 'End date must not be earlier than start date'],
    ['2026-05-31', '2026-05-31', undefined],
    ['', '2026-05-30', undefined],
    ['2026-05-31', 'soon', 'End date must be a date such as 2026-05-31'],
  ])('MyAd: from %j to %j', (startDate, endDate, message) => {
    expect(messagesOf('MyAdInput', { startDate, endDate })['endDate']).toBe(message);
  });

  it('Substitution has its defaults', () => {
    expect(checkForm('SustainableSubstitutionInput', {}).body).toEqual({
      status: 'published',
      benefits: [],
      tips: [],
      certifications: [],
      difficulty: 'Easy',
      cost: 'Similar',
      availability: 'Common',
      impactReduction: 0,
    });
  });

  it('impactReduction is parsed as an integer, falling back to 0', () => {
    const read = (impactReduction: unknown) =>
      checkForm('SustainableSubstitutionInput', { impactReduction }).body['impactReduction'];
    expect([read('42.7'), read('many'), read(''), read(72), read('100')]).toEqual([42, 0, 0, 72, 100]);
    for (const impactReduction of [101, '9'.repeat(400)])
      expect(messagesOf('SustainableSubstitutionInput', { impactReduction })).toHaveProperty(
        'impactReduction',
        'Impact reduction must be 100 or less',
      );
  });
});

const fieldsRefused = (shownFrom: string) =>
  checkForm('CocktailInput', { shownFrom }).errors.map(({ field }) => field);

it.each([
  ['2026-02-03T10:00Z', '2026-02-03T10:00:00.000Z'],
  ['2024-02-29t23:00:00+01:00', '2024-02-29T22:00:00.000Z'],
])('reads the time %s as %s', (text, moment) => {
  expect(checkForm('CocktailInput', { shownFrom: text }).body['shownFrom']).toBe(moment);
  expect(fieldsRefused(text)).not.toContain('shownFrom');
});

it.each([
  '2026-02-30T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-02-03T24:00:00Z',
  '2026-02-03T10:00:00',
  '0001-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
  '0000-01-01T00:00:00Z',
  'soon',
])('refuses the time %s', (text) => {
  expect(fieldsRefused(text)).toContain('shownFrom');
});

describe('a URL', () => {
  const imageErrors = (image: string) => messagesOf('CocktailInput', { image })['image'];

  it.each(['https://a.example/b.jpg', 'HTTP://a.example', '/adverts/gin.svg', '', FILE_PART])(
    'allows %j',
    (url) => {
      expect(imageErrors(url)).toBeUndefined();
    },
  );

  it.each([
    'javascript:alert(1)',
    '//evil.example/x',
    '/\\evil.example',
    'java\tscript:alert(1)',
    'https://example.com/\r\nX: y',
    'https://[::1',
    'ftp://a.example',
    'a.jpg',
    'https://user@a.example/',
  ])('refuses %j', (url) => {
    expect(imageErrors(url)).toBe(
      'Image must be a web address without spaces that starts with http://, https:// or, on this site, /, or an image file',
    );
  });
});

it.each(['\ud83c', `${'x'.repeat(99)}🍹🍹`])('the unknown field %j is named in whole characters', (name) => {
  const [error] = checkForm('SpiritInput', { name: 'Gin', [name]: 1 }).errors;
  expect(error?.field).not.toMatch(/[\ud800-\udfff]/u);
});

describe('an entry of a list', () => {
  it.each([
    ['CocktailInput', { ingredients: ['x'.repeat(2001)] }, 'at most 2000 characters'],
    ['CocktailInput', { spirits: [null] }, 'text'],
    ['CocktailInput', { garnish: ['a\nb'] }, 'one line of text'],
    ['BulkDeletion', { ids: ['x'.repeat(201)] }, 'at most 200 characters'],
    ['ImportInput', { existingRows: { 2: 'skip' } }, 'one of: update, keep, copy'],
    ['ImportInput', { mapping: { way: 'x'.repeat(201) } }, 'at most 200 characters'],
  ] as const)('%s %o is told its own rule', (name, fields, rule) => {
    const [error] = checkForm(name, fields).errors.filter(({ code }) => code === 'entry');
    expect(error?.message).toMatch(/^Each entry of [A-Z][\w ]+ must be /);
    expect(error?.message.split(' must be ')[1]).toBe(rule);
  });

  it('refuses a repeated entry where entries are unique', () => {
    const { errors } = checkForm('CocktailInput', { allergens: ['egg', 'egg'] });
    expect(errors).toContainEqual({
      field: 'allergens',
      code: 'uniqueItems',
      message: 'Allergens must be those that it contains, each once, or none alone',
    });
  });
});

describe('normaliseBody', () => {
  it('reads the text parts of a multipart body', () => {
    const { body } = checkForm('CocktailInput', {
      category: 'Sours',
      ingredients: '["2 oz gin", " ", "1 oz lime"]',
      instructions: 'Shake.\nStrain.',
      featured: 'true',
      videoUrl: '',
    });
    expect(body).toMatchObject({
      category: ['Sours'],
      ingredients: ['2 oz gin', '1 oz lime'],
      instructions: ['Shake.', 'Strain.'],
      featured: true,
      videoUrl: null,
      spirits: [],
    });
  });

  it('keeps a property named __proto__ as what it is', () => {
    const body = normaliseBody(
      JSON.parse('{"__proto__": {"admin": true}}') as Record<string, unknown>,
      {},
      'json',
    );
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
    expect((body as { admin?: boolean }).admin).toBeUndefined();
  });

  it('removes control characters and half characters from text', () => {
    expect(normaliseText(' a\u0000b\u0007c\r\nd\ud800e ')).toBe('abc\nd\ufffde');
  });

  it('reads a soft line break as a line end, or as a blank in a single line', () => {
    const body = { name: 'Gin\vFizz', description: 'Sharp.\vLong.', ingredients: ['2 oz gin\v1 oz lime'] };
    expect(checkForm('CocktailInput', body).body).toMatchObject({
      name: 'Gin Fizz',
      description: 'Sharp.\nLong.',
      ingredients: ['2 oz gin', '1 oz lime'],
    });
    const asText = checkForm('CocktailInput', { ...body, ingredients: '2 oz gin\v1 oz lime' }).body;
    expect(asText).toMatchObject({ ingredients: ['2 oz gin', '1 oz lime'] });
  });
});
