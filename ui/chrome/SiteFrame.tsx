import { useRef, type ReactNode } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { ToastOutlet } from './ToastOutlet.tsx';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { ScrollAndFocus } from '#ui/history/ScrollAndFocus.tsx';
import { selectData } from '#ui/api/fetcher.ts';

const FALLBACK_SITE_NAME = 'Tasting House';

export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { data: site } = useGetSite({ query: { select: selectData } });
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
      <ScrollAndFocus main={main} />
      <ToastOutlet />
    </div>
  );
}
