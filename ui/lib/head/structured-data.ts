/**
 * schema.org objects that several pages have; addresses are paths of this site. Only the server puts them into documents, so
 * that the browser's scripts do without their code: `import.meta.env.SSR` is Vite's constant for that. It saves 117 bytes
 * a page, which `.scripts/first-load-budget.ts` needs to stay below its limit.
 */

interface ListedPage {
  name: string;
  /** Path of the page. */
  url: string;
}

/** A list of pages in the order in which it is shown. */
export function itemList(name: string, pages: readonly ListedPage[]): object {
  if (!import.meta.env.SSR) return {};
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({ '@type': 'ListItem', position: index + 1, ...page })),
  };
}

/** The way to a page, from the start page down to the page itself. */
export function breadcrumbList(pages: readonly ListedPage[]): object {
  if (!import.meta.env.SSR) return {};
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', url: '/' }, ...pages].map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
