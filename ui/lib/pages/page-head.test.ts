import { describe, expect, it } from 'vitest';
import { headHtml } from './page-head.ts';

const site = {
  name: 'Alder & Still',
  email: 'bar@example.com',
  phone: '+1 555 0100',
  address: 'Alder Valley',
  mapUrl: 'https://map.example',
  eventsUrl: 'https://events.example',
  mainSiteUrl: 'https://example.com',
  timeZone: 'UTC',
  currency: 'USD',
  storeUrl: 'https://shop.example',
  social: [],
};
const origin = 'https://bar.example';
const html = (head: Partial<Parameters<typeof headHtml>[0]>) =>
  headHtml({ title: 'Negroni', description: 'Bitter.', ...head }, site, `${origin}/recipe/negroni`, origin);

describe('the head of a page', () => {
  it('has page and site in the title, escaped', () => {
    expect(html({ title: '<b>' })).toContain('<title>&#60;b&#62; · Alder &#38; Still</title>');
    expect(html({ title: null })).toContain('<title>Alder &#38; Still</title>');
  });

  it('has the canonical URL of the page, or the one that the page names', () => {
    expect(html({})).toContain('<link rel="canonical" href="https://bar.example/recipe/negroni">');
    expect(html({ canonical: '/categories/Sours' })).toContain(
      '<link rel="canonical" href="https://bar.example/categories/Sours">',
    );
  });

  it('keeps pages with an error status, and hidden ones, out of search engines', () => {
    expect(html({})).not.toContain('noindex');
    expect(html({ status: 404 })).toContain('noindex');
    expect(html({ status: 404 })).not.toContain('canonical');
    expect(html({ noIndex: true })).toContain('noindex');
  });

  it('makes the paths in JSON-LD absolute, and escapes what would end the script', () => {
    const data = { url: '/recipe/negroni', image: 'https://cdn.example/n.jpg', name: '/</script>' };
    const found = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html({ jsonLd: data }))?.[1];
    expect(JSON.parse(found ?? '')).toEqual({ ...data, url: 'https://bar.example/recipe/negroni' });
  });

  it('has size and description of the site’s own pictures', () => {
    const sitePicture = html({ image: '/api/images/1?crop=link', imageAlt: 'A red drink' });
    expect(sitePicture).toContain('<meta property="og:image:width" content="1200">');
    expect(sitePicture).toContain('<meta property="og:image:height" content="630">');
    expect(sitePicture).toContain('<meta property="og:image:alt" content="A red drink">');
    expect(html({ image: 'https://cdn.example/n.jpg' })).not.toContain('og:image:width');
  });

  it('has the absolute URL of a picture of this site', () => {
    expect(html({ image: '/share/negroni.png' })).toContain(
      '<meta property="og:image" content="https://bar.example/share/negroni.png">',
    );
  });
});
