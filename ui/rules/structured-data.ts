/** schema.org objects that several pages have; addresses are paths of this site. */

interface ListedPage {
  name: string;
  /** Path of the page. */
  url: string;
}

/** A list of pages in the order in which it is shown. */
export function itemList(name: string, pages: readonly ListedPage[]): object {
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
