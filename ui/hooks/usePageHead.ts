import { createContext, useContext, useEffect } from 'react';
import { fullTitle, type PageHead } from '#ui/lib/head/page-head.ts';

/** Where a page rendered on the server leaves its head; in the browser there is none. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/**
 * States the head of the current page; every screen calls it once it knows what it shows. On the server the head goes
 * into the document, in the browser title, description and canonical link follow the visitor through the site.
 */
export function usePageHead(head: PageHead | null, siteName: string | undefined): void {
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
