import { describe, expect, it } from 'vitest';
import { createPageRenderer } from './page-renderer.tsx';

const MARKUP = `</script></title></style>--><script>alert(1)</script><img src=x onerror=alert(2)>"'\u2028`;
const SCHEME = `javascript:alert(3)//"onmouseover="alert(4)`;

/** What must never have got into the catalogue, everywhere. */
const cocktail = {
  ...{ id: 'negroni', version: 1, difficulty: 'Easy', featured: true, type: MARKUP, glassware: MARKUP },
  ...{ name: MARKUP, description: MARKUP, funFact: MARKUP, image: SCHEME, videoUrl: SCHEME },
  ...{ category: [MARKUP], ingredients: [MARKUP, `2 oz ${MARKUP}`], instructions: [MARKUP] },
  ...{ spirits: [MARKUP], equipment: [MARKUP], garnish: [MARKUP] },
  ...{ contains: [MARKUP], alcoholFree: false, strength: 20, taste: [], allergens: [] },
  ...{ unknownIngredients: [MARKUP], untoldIngredients: [MARKUP], publishedAt: '2026-05-31T17:30:00.000Z' },
};
const item = { id: MARKUP, name: MARKUP, description: MARKUP, version: 1 };
const answers: Record<string, unknown> = {
  '/api/site': {
    ...{ name: MARKUP, email: MARKUP, phone: MARKUP, address: MARKUP, mapUrl: '/', eventsUrl: '/' },
    ...{ mainSiteUrl: '/', storeUrl: '/', social: [{ name: MARKUP, url: '/' }] },
  },
  '/api/cocktails': [cocktail, { ...cocktail, id: 'other' }],
  '/api/cocktails/negroni': cocktail,
  '/api/categories': [{ ...item, photo: SCHEME, cocktailCount: 2 }],
  '/api/glassware': [{ ...item, picture: SCHEME }],
  '/api/spirits': [item],
  '/api/garnish': [item],
  '/api/equipment': [item],
  '/api/cocktail-types': [item],
  '/api/myads': [
    {
      ...{ ...item, imageUrl: SCHEME, onclickLink: SCHEME, hoverText: MARKUP },
      ...{ startDate: '2020-01-01', endDate: '2099-01-01' },
    },
  ],
  '/api/sustainable-substitutions': [
    {
      ...{
        id: 's',
        version: 1,
        originalIngredient: MARKUP,
        sustainableAlternative: MARKUP,
        category: 'mixers',
      },
      ...{ description: MARKUP, benefits: [MARKUP], impactReduction: 5, difficulty: 'Easy', cost: 'Lower' },
      ...{
        availability: 'Common',
        seasonality: MARKUP,
        recipe: MARKUP,
        tips: [MARKUP],
        certifications: [MARKUP],
      },
    },
  ],
};

const renderer = createPageRenderer({
  assets: { scripts: [], modules: [], styles: [], fonts: [] },
  callApi: (path) => {
    const [pathname = path] = path.split('?');
    const known = pathname.startsWith('/api/cocktails/category/')
      ? answers['/api/cocktails']
      : answers[pathname];
    return Promise.resolve(
      known === undefined
        ? {
            status: 404,
            body: JSON.stringify({ type: 'about:blank', title: 'Not Found', status: 404, detail: MARKUP }),
          }
        : { status: 200, body: JSON.stringify(known) },
    );
  },
});

describe('markup in every text field and a script in every address', () => {
  it.each([
    '/',
    '/categories',
    `/categories/${encodeURIComponent(MARKUP)}`,
    '/recipe/negroni',
    '/recipe/unheard-of',
    '/explore-collection',
    `/explore-collection?q=${encodeURIComponent(MARKUP)}`,
    '/tutorials',
    '/sustainable-guide',
    '/about',
    '/contact',
    '/admin',
    `/${encodeURIComponent(MARKUP)}`,
  ])('runs nowhere in the page, its head, its JSON-LD and its state: %s', async (address) => {
    const [path = '', search] = address.split('?');
    const page = await renderer.renderPage({
      path,
      search: search === undefined ? '' : `?${search}`,
      origin: 'https://drinks.example',
    });
    const scripts = page.html.match(/<script\b[^>]*>/gi) ?? [];
    for (const tag of scripts)
      expect(tag).toMatch(
        /^<script (?:type="application\/ld\+json"|id="state" type="application\/json"|data-modules="[\w ./-]*" data-scripts="[\w ./-]*")>$/,
      );
    // The one without a type chooses the theme and starts the site's own.
    expect(scripts.filter((tag) => tag.startsWith('<script data-modules='))).toHaveLength(1);
    expect(page.html).not.toContain('alert(1)</script>');
    expect(page.html).not.toMatch(/<img src=x/i);
    // React itself puts an address that throws in place of a script. No attribute of an element runs anything, and no link leads to a script.
    const outsideScripts = page.html.replace(/<script\b[\s\S]*?<\/script>/gi, '');
    for (const tag of outsideScripts.match(/<[a-z][^<>]*>/gi) ?? []) {
      expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+\s*=/i);
      expect(tag).not.toMatch(
        /\s(?:href|action|formaction|xlink:href|data)="\s*(?:javascript:(?!throw )|data:|vbscript:)/i,
      );
    }
    for (const [, json = ''] of page.html.matchAll(/<script[^>]*json">([\s\S]*?)<\/script>/g))
      expect(() => JSON.parse(json) as unknown).not.toThrow();
  });

  it('are really in the pages that were looked at', async () => {
    const { html } = await renderer.renderPage({
      path: '/recipe/negroni',
      search: '',
      origin: 'https://d.example',
    });
    expect(html).toContain('&lt;img src=x onerror=alert(2)&gt;');
    expect(html).toContain('\\u003cimg src=x onerror=alert(2)\\u003e');
  });
});
