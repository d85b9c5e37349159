import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import { fullTitle, NOT_FOUND, type PageHead, UNAVAILABLE } from '#ui/lib/pages/page-head.ts';
import { hasStatus } from '#ui/api/ApiError.ts';
import { useGetSite } from '#ui/api/generated/site/site.ts';

/** On the server, the page renderer sets this function and gets the head by it. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Sets title, description and canonical link of a page, as soon as its screen knows them. */
export function usePageHead(head: PageHead | null): void {
  const siteName = useGetSite().data?.data.name;
  const collect = useContext(PageHeadContext);
  if (head) collect?.(head);

  const title = head && siteName ? fullTitle(head, siteName) : null;
  const { description, canonical } = head ?? {};
  useEffect(() => {
    if (title) document.title = title;
    if (description) setContent('meta[name=description]', 'content', description);
    setContent('link[rel=canonical]', 'href', location.origin + (canonical ?? location.pathname));
  }, [title, description, canonical]);
}

function setContent(selector: string, attribute: string, value: string): void {
  document.querySelector(selector)?.setAttribute(attribute, value);
}

/** Sets the head of an item's page. Returns true if the item is missing; its title is then `title`. */
export function useItemHead<Item>(
  { data, error, isLoadingError }: Pick<UseQueryResult<Item>, 'data' | 'error' | 'isLoadingError'>,
  headOf: (item: Item) => PageHead,
  title: string,
): boolean {
  const isGone = isLoadingError && hasStatus(error, NOT_FOUND);
  const missing = { title, description: '', status: isGone ? NOT_FOUND : UNAVAILABLE } as const;
  usePageHead(data ? headOf(data) : isLoadingError ? missing : null);
  return isGone;
}
