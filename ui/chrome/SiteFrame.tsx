import { useRef, type ReactNode } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { ToastOutlet } from './ToastOutlet.tsx';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { PageEntry } from './PageEntry.tsx';
import { dataOf } from '#ui/api/fetcher.ts';

const FALLBACK_SITE_NAME = 'Tasting House';

export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { data: site } = useGetSite({ query: { select: dataOf } });
  const siteName = site?.name ?? FALLBACK_SITE_NAME;
  return (
    <div className="frame">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Navigation siteName={siteName} />
      <main id="content" ref={main} tabIndex={-1} className="house flex-1">
        {children}
      </main>
      <Footer siteName={siteName} site={site} />
      <PageEntry main={main} />
      <ToastOutlet />
    </div>
  );
}
