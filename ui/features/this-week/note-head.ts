import type { Cocktail, Note } from '#openapi/generated/model/index.ts';
import { notePath } from '#ui/lib/addresses/page-addresses.ts';
import type { PageHead } from '#ui/lib/head/page-head.ts';
import { recipeData, shareImage } from '#ui/lib/head/recipe-data.ts';
import { paragraphs } from '#ui/lib/words/paragraphs.ts';

export function noteHead(note: Note, drink: Cocktail | undefined, siteName = ''): PageHead {
  const { id, name, date, story } = note;
  const description = paragraphs(story)[0] ?? '';
  const image = note.image ?? (drink && shareImage(drink));
  const author = { '@type': 'Organization', name: siteName };
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: name,
    description,
    articleBody: story,
    datePublished: date,
    url: notePath(id),
    ...(image && { image }),
    author,
    publisher: author,
    ...(drink && { about: recipeData(drink, siteName) }),
  };
  // Only the server puts it into documents.
  return {
    title: name,
    description,
    kind: 'article',
    image,
    jsonLd: import.meta.env.SSR ? [posting] : undefined,
  };
}
