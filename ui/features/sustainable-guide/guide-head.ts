import type { PageHead } from '#ui/lib/head/page-head.ts';
import { breadcrumbList } from '#ui/lib/head/structured-data.ts';
import { UNAVAILABLE } from '#ui/lib/head/unavailable-head.ts';

export const TITLE = 'Sustainable Ingredient Guide';
export const PATH = '/sustainable-guide';

/** Every filtered view is the same page to search engines. */
export function guideHead(total: number, isFailed: boolean): PageHead {
  const count = total > 0 ? `${total} kinder` : 'Kinder';
  return {
    title: TITLE,
    description: `${count} swaps for what a bar uses most: what to pour instead, how much carbon it saves, what it costs and how to mix with it.`,
    canonical: PATH,
    jsonLd: [breadcrumbList([{ name: TITLE, url: PATH }])],
    ...(isFailed ? { status: UNAVAILABLE } : {}),
  };
}
