import { resources } from '#openapi/generated/resources.ts';
import type { Turn } from './turn.ts';

/** What a visitor reads, on the starter catalogue. */
export const readingTurns: Turn[] = [
  ...['cocktails', ...Object.keys(resources)].map((list) => ({
    title: `the starter catalogue's ${list}`,
    ask: `GET /api/${list}`,
    status: 200,
  })),
  { title: 'one cocktail', ask: 'GET /api/cocktails/negroni', status: 200 },
  { title: 'no cocktail', ask: 'GET /api/cocktails/motor-oil', status: 404 },
  { title: 'no glass', ask: 'GET /api/glassware/boot', status: 404 },
  { title: 'no path', ask: 'GET /api/beer', status: 404 },
  { title: 'a category by name', ask: 'GET /api/cocktails/category/aperitif', status: 200 },
  { title: 'no category', ask: 'GET /api/cocktails/category/Soup', status: 404 },
  { title: 'a search', ask: 'GET /api/cocktails/search/gin', status: 200 },
  { title: 'a search with a mistake', ask: 'GET /api/cocktails/search/dakiri', status: 200 },
  { title: 'a search for nothing there', ask: 'GET /api/cocktails/search/xyzzyx', status: 200 },
  { title: 'the featured ones', ask: 'GET /api/cocktails?featured=true', status: 200 },
  { title: 'a page', ask: 'GET /api/cocktails?limit=3&offset=3', status: 200 },
  {
    title: 'the last page of a filter',
    ask: 'GET /api/cocktails?difficulty=Easy&limit=2&offset=90',
    status: 200,
  },
  { title: 'a page of a category', ask: 'GET /api/cocktails/category/Sours?limit=4&offset=4', status: 200 },
  { title: 'a part of a name', ask: 'GET /api/cocktails?name=%20OLD&limit=50', status: 200 },
  { title: 'a name that is no pattern', ask: 'GET /api/cocktails?name=%25', status: 200 },
  { title: 'several filters', ask: 'GET /api/cocktails?category=Aperitif&spirit=campari', status: 200 },
  { title: 'a technique', ask: 'GET /api/cocktails?technique=STIRRED&limit=50', status: 200 },
  { title: 'a glass by name', ask: 'GET /api/cocktails?glass=Coupe&without=egg%20whites,gin', status: 200 },
  { title: 'without a garnish', ask: 'GET /api/cocktails?without=Orange&spirit=campari', status: 200 },
  { title: 'a glass nobody knows', ask: 'GET /api/cocktails?glass=boot', status: 200 },
  { title: 'the options of all', ask: 'GET /api/collection/options', status: 200 },
  {
    title: 'the options of some',
    ask: 'GET /api/collection/options?spirit=london-dry-gin&difficulty=Easy&without=campari',
    status: 200,
  },
  { title: 'the options of none', ask: 'GET /api/collection/options?technique=Petrol', status: 200 },
  { title: 'a bad option', ask: 'GET /api/collection/options?difficulty=Hardest', status: 400 },
  { title: 'a filter nobody knows', ask: 'GET /api/cocktails?spirit=Petrol', status: 200 },
  {
    title: 'a term and a filter',
    ask: 'GET /api/cocktails?q=campari&category=Aperitif',
    status: 200,
  },

  ...[
    '/api/cocktails?limit=0',
    '/api/cocktails?limit=1001&offset=-1&featured=maybe',
    '/api/cocktails?limit=1.5',
    '/api/cocktails?difficulty=Hardest',
    '/api/cocktails?limit=1&limit=2',
    `/api/cocktails?q=${'x'.repeat(201)}`,
    '/api/images/nothing?width=0',
  ].map((path) => ({ title: 'a bad parameter', ask: `GET ${path}`, status: 400 })),
  { title: 'a parameter of elsewhere', ask: 'GET /api/cocktails?utm_source=bar&limit=1', status: 200 },
  { title: 'no such method', ask: 'DELETE /api/spirits', status: 405 },
  { title: 'no such method', ask: 'POST /api/cocktails/negroni', status: 405 },
  { title: 'no such method', ask: 'PUT /api/cocktails/search/gin', status: 405 },
];
