import { createContext, useContext, useEffect } from 'react';
import { useGetSite } from './generated/site/site.ts';
import { fullTitle, type PageHead } from '#ui/lib/head/page-head.ts';

/** The server collects the head here. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Every screen calls it once it knows what it shows. In the browser title, description and canonical link follow. */
export function usePageHead(head: PageHead | null): void {
  const siteName = useGetSite().data?.name;
  const collect = useContext(PageHeadContext);
  if (head) collect?.(head);

  const title = head && siteName ? fullTitle(head, siteName) : null;
  const description = head?.description;
  const canonical = head?.canonical;
  useEffect(() => {
    if (title) document.title = title;
    if (description) setContent('meta[name=description]', 'content', description);
    setContent('link[rel=canonical]', 'href', location.origin + (canonical ?? location.pathname));
  }, [title, description, canonical]);
}

function setContent(selector: string, attribute: string, value: string): void {
  document.querySelector(selector)?.setAttribute(attribute, value);
}
