import { describe, expect, it } from 'vitest';
import { exampleOf } from '#mocks/contract-responses.ts';
import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';
import type { RenderOptions } from '#openapi/pages/page-renderer.ts';
import { PAGE_URLS } from '#ui/tests/support/page-urls.ts';
import { pathPattern } from './offline/stored-requests.ts';
import { renderPage } from './page-renderer.tsx';

const MARKUP = `</script></title></style>--><script>alert(1)</script><img src=x onerror=alert(2)>"'\u2028`;
const SCHEME = `javascript:alert(3)//"onmouseover="alert(4)`;

/** Matches fields that can only hold one of a few words, a number or a date. */
const UNCHANGED = /^(?:id|difficulty|cost|availability|publishedAt|taste|currency|timeZone|price|status)$/;
const ADDRESS = /(?:url|link|image|photo|picture)$/i;
const origin = 'https://drinks.example';
const EVER = { startDate: '2020-01-01', endDate: '2099-01-01' };

/** Returns the value with markup in every text and a script in every URL. */
function hostile(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => hostile(entry, key));
  if (ADDRESS.test(key)) return SCHEME;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, hostile(field, name)]));
  if (typeof value !== 'string' || UNCHANGED.test(key)) return value;
  return key in EVER ? EVER[key as keyof typeof EVER] : MARKUP;
}

const PUBLIC_READS = (Object.keys(operationRoutes) as OperationId[]).filter(
  (id) => operationRoutes[id].method === 'GET' && !operationRoutes[id].needsSession,
);

/** Returns the contract's example of this read, with markup in every text. */
function responseTo(path: string) {
  const read = PUBLIC_READS.find((id) => pathPattern(id).test(new URL(path, origin).pathname));
  if (read && !path.includes('unheard-of'))
    return { status: 200, body: JSON.stringify(hostile(exampleOf(read))), total: null };
  const problem = { type: 'about:blank', title: 'Not Found', status: 404, detail: MARKUP };
  return { status: 404, body: JSON.stringify(problem), total: null };
}

const options: RenderOptions = {
  assets: { links: { scripts: [], modules: [], styles: [], fonts: [] } },
  readApi: (path) => Promise.resolve(responseTo(path)),
};

describe('a page whose every text holds markup, and whose every URL is a script', () => {
  it.each([
    ...Object.values(PAGE_URLS),
    `/categories/${encodeURIComponent(MARKUP)}`,
    '/recipe/unheard-of',
    `/explore-collection?q=${encodeURIComponent(MARKUP)}`,
    `/${encodeURIComponent(MARKUP)}`,
  ])('runs nothing of it in body, head, JSON-LD and state: %s', async (url) => {
    const { pathname: path, search } = new URL(url, origin);
    const { html } = await renderPage({ path, search, origin }, options);
    const scripts = html.match(/<script\b[^>]*>/gi) ?? [];
    for (const tag of scripts)
      expect(tag).toMatch(
        /^<script (?:type="application\/ld\+json"|id="state" type="application\/json"|data-modules="[\w ./-]*" data-scripts="[\w ./-]*")>$/,
      );
    // This inline script chooses the theme and starts the other scripts.
    expect(scripts.filter((tag) => tag.startsWith('<script data-modules='))).toHaveLength(1);
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toMatch(/<img src=x/i);
    // React replaces script URLs by one that throws. No attribute runs code, and no link is a script.
    const outsideScripts = html.replace(/<script\b[\s\S]*?<\/script>/gi, '');
    for (const tag of outsideScripts.match(/<[a-z][^<>]*>/gi) ?? []) {
      expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+\s*=/i);
      expect(tag).not.toMatch(
        /\s(?:href|action|formaction|xlink:href|data)="\s*(?:javascript:(?!throw )|data:|vbscript:)/i,
      );
    }
    for (const [, json = ''] of html.matchAll(/<script[^>]*json">([\s\S]*?)<\/script>/g))
      expect(() => JSON.parse(json) as unknown).not.toThrow();
  });

  it('shows these texts, so that the tests above look at them', async () => {
    const { html } = await renderPage({ path: '/recipe/negroni', search: '', origin }, options);
    expect(html).toContain('&lt;img src=x onerror=alert(2)&gt;');
    expect(html).toContain('\\u003cimg src=x onerror=alert(2)\\u003e');
  });
});
