import type { Turn } from './turn.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
const picture = new File([PIXEL], 'pixel.png', { type: 'image/png' });

const lamplighter = {
  name: 'Lamplighter',
  category: '["lantern-drinks","Aperitif"]',
  description: 'Warm and amber.',
  ingredients: '["2 oz rye","","1 oz vermouth"]',
  instructions: 'Stir.\n\nStrain.',
  difficulty: 'Moderate',
  type: 'stirred',
  spirits: '["Campari"]',
  glassware: 'Rocks glass',
  garnish: '["orange-twist"]',
};

/** A cocktail is made, edited and refused; what it refers to is renamed and kept. */
export const cocktailTurns: Turn[] = [
  { title: 'a cocktail', ask: 'POST /api/cocktails', form: { ...lamplighter, image: picture }, status: 201 },
  { title: 'its name again', ask: 'POST /api/cocktails', form: lamplighter, status: 409 },
  { title: 'an empty cocktail', ask: 'POST /api/cocktails', form: { name: '' }, status: 400 },
  {
    title: 'references nobody knows',
    ask: 'POST /api/cocktails',
    form: { ...lamplighter, name: 'Y', glassware: 'Boot', spirits: '["Petrol"]' },
    status: 400,
  },
  { title: 'a cocktail as JSON', ask: 'POST /api/cocktails', json: { name: 'x' }, status: 415 },
  { title: 'it is on the list', ask: 'GET /api/cocktails/category/lantern-drinks', status: 200 },
  { title: 'its category counts it', ask: 'GET /api/categories/lantern-drinks', status: 200 },
  { title: 'it is featured', ask: 'PUT /api/cocktails/lamplighter', json: { featured: true }, status: 200 },
  {
    title: 'more than the flag as JSON',
    ask: 'PUT /api/cocktails/lamplighter',
    json: { featured: true, name: 'x' },
    status: 400,
  },
  {
    title: 'it is edited',
    ask: 'PUT /api/cocktails/lamplighter',
    form: { ...lamplighter, name: 'Lamp Lighter', category: 'Lantern drinks' },
    status: 200,
  },
  {
    title: 'a taken name',
    ask: 'PUT /api/cocktails/lamplighter',
    form: { ...lamplighter, name: 'negroni' },
    status: 409,
  },
  {
    title: 'an edit of something old',
    ask: 'PUT /api/cocktails/lamplighter',
    json: { featured: false },
    headers: { 'If-Match': '"old"' },
    status: 412,
  },
  {
    title: 'an edit of nothing',
    ask: 'PUT /api/cocktails/motor-oil',
    json: { featured: false },
    status: 404,
  },
  {
    title: 'a category renamed',
    ask: 'PUT /api/categories/lantern-drinks',
    json: { name: 'By lantern', description: 'Lit.' },
    status: 200,
  },
  { title: 'its cocktail says so', ask: 'GET /api/cocktails/lamplighter', status: 200 },
  { title: 'a category in use', ask: 'DELETE /api/categories/lantern-drinks', status: 409 },
  { title: 'a category in much use', ask: 'DELETE /api/categories/aperitif', status: 409 },
  { title: 'a technique in use', ask: 'DELETE /api/cocktail-types/stirred', status: 409 },
  {
    title: 'a delete of something old',
    ask: 'DELETE /api/spirits/campari-2',
    headers: { 'If-Match': '"old"' },
    status: 412,
  },
  { title: 'a delete', ask: 'DELETE /api/spirits/campari-2', status: 204 },
  { title: 'a delete once more', ask: 'DELETE /api/spirits/campari-2', status: 404 },
];
