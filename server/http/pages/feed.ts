import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { nameOf, type Item } from '#server/catalogue/item.ts';
import { listedItems } from '#server/catalogue/queries/listed-items.ts';
import { escapeXml } from './site-map.ts';

const MAX_ENTRIES = 20;
const TITLE = 'This week at the bar';

export function feed(origin: string, siteName: string, catalogue: Pick<Catalogue, 'collections'>): string {
  const items = listedItems(catalogue, 'notes')
    .slice(0, MAX_ENTRIES)
    .map((note) => entry(origin, note, drinkOf(catalogue, note)));
  const channel = [
    element('title', `${TITLE} · ${siteName}`),
    element('link', `${origin}/this-week`),
    element('description', `One drink and its story, from ${siteName}.`),
    '<language>en</language>',
    `<atom:link href="${plain(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>`;
}

function entry(origin: string, { id, fields }: Item, drink: Item | undefined): string {
  const address = `${origin}/this-week/${encodeURIComponent(id)}`;
  const story = String(fields['story']).split(/\n\s*\n/);
  const recipe = drink && `${origin}/recipe/${encodeURIComponent(drink.id)}`;
  // The text of a description is HTML.
  const html = [
    ...story.map((paragraph) => `<p>${plain(paragraph)}</p>`),
    ...(recipe
      ? [`<p><a href="${plain(recipe)}">Recipe: ${plain(nameOf('cocktails', drink.fields))}</a></p>`]
      : []),
  ];
  const parts = [
    element('title', String(fields['name'])),
    element('link', address),
    `<guid isPermaLink="true">${plain(address)}</guid>`,
    element('pubDate', new Date(String(fields['date'])).toUTCString()),
    element('description', html.join('')),
  ];
  return `<item>${parts.join('')}</item>`;
}

function drinkOf({ collections }: Pick<Catalogue, 'collections'>, { fields }: Item): Item | undefined {
  const { cocktail } = fields;
  return typeof cocktail === 'string' ? collections.cocktails.get(cocktail) : undefined;
}

function element(name: string, text: string): string {
  return `<${name}>${plain(text)}</${name}>`;
}

/** XML has no place for most control characters, escaped or not. */
function plain(text: string): string {
  return escapeXml(text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''));
}
