import type { Menu } from '#openapi/generated/model.ts';
import { menuPath, recipePath } from '#ui/lib/addresses/page-addresses.ts';
import type { PageHead } from '#ui/lib/head/page-head.ts';
import { menuParts } from './menu-lines.ts';

export function menuHead(menu: Menu): PageHead {
  const parts = menuParts(menu, (price) => price);
  const names = parts.flatMap(({ lines }) => lines.map(({ name }) => name));
  return {
    title: menu.name,
    description: menu.introduction ?? names.join(', '),
    // Only the server writes this into documents.
    jsonLd: import.meta.env.SSR ? [menuData(menu)] : undefined,
  };
}

/** Returns the menu as https://schema.org/Menu. */
function menuData(menu: Menu): object {
  const description = menu.introduction === null ? {} : { description: menu.introduction };
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: menu.name,
    ...description,
    url: menuPath(menu.id),
    hasMenuSection: menuParts(menu, (price) => price).map(({ title, lines }) => ({
      '@type': 'MenuSection',
      name: title,
      hasMenuItem: lines.map(({ id, name, price, note }) => ({
        '@type': 'MenuItem',
        name,
        ...(note && { description: note }),
        url: recipePath(id),
        ...(price && { offers: { '@type': 'Offer', price, priceCurrency: menu.currency } }),
      })),
    })),
  };
}
