import { publicationOf } from '#openapi/dates/publication-of.ts';
import type { AdminItem, AdminResource } from './admin-resource.ts';

/**
 * The link to the item's page, for a new tab. The page of a draft asks its opener, the dashboard, for the item.
 * `time` is in milliseconds since 1970.
 */
export function visitLink({ publicPath }: AdminResource, item: AdminItem, time: number) {
  if (!publicPath) return null;
  const href = publicPath(item);
  return publicationOf(item, time) === 'published'
    ? { href, rel: 'noopener', label: 'View on site' }
    : { href, rel: 'opener', label: 'Preview' };
}
