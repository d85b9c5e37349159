import type { Site } from '#openapi/generated/model.ts';
import { Link } from '#ui/components/Link.tsx';
import { copyrightNotice, OF_AGE_IN_FOOTER } from '#ui/lib/words/notices.ts';
import { FURTHER_LINKS, MAIN_LINKS } from './navigation-links.ts';

const LINK = 'inline-block py-1 pointer-coarse:py-2.5 underline-offset-4 decoration-1 hover:underline';

export function Footer({ siteName, site }: { siteName: string; site: Pick<Site, 'social'> | undefined }) {
  return (
    <footer className="mt-24 border-t border-hairline md:mt-36">
      <div className="house grid gap-x-8 gap-y-12 py-14 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:py-20">
        <p className="heading text-section">{siteName}</p>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="text-title">
            Quick Links
          </h2>
          <ul className="mt-4 text-sm">
            {[...MAIN_LINKS, ...FURTHER_LINKS].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="follow-us">
          <h2 id="follow-us" className="text-title">
            Follow Us
          </h2>
          <ul className="mt-4 text-sm">
            {site?.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={LINK}>
                  {name}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="text-title">
            Contact
          </h2>
          <p className="mt-5 text-sm">
            Come for a tasting or a tour of the stills.{' '}
            <Link isText to="/contact" className="text-accent">
              Here is how to reach us
            </Link>
            .
          </p>
          <p className="mt-3 text-sm font-semibold">{OF_AGE_IN_FOOTER}</p>
        </section>
      </div>
      <div className="house">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-hairline py-6 text-xs text-soft">
          <p suppressHydrationWarning>{copyrightNotice(siteName)}</p>
          <p>Poured, tasted and written down in the tasting house of our distillery.</p>
        </div>
      </div>
    </footer>
  );
}
