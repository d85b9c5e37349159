import { useAdverts } from '#ui/api/useAdverts.ts';
import { AdvertCard } from '#ui/components/AdvertCard.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { MAX_SIDEBAR_ADVERTS } from '#ui/lib/adverts/advert-places.ts';

/** Up to 4 active adverts; "hover text is both tooltip and caption". */
export function FeaturedAdverts() {
  return (
    <ErrorBoundary reads="listMyAds" isQuiet>
      <Adverts />
    </ErrorBoundary>
  );
}

function Adverts() {
  const adverts = useAdverts().slice(0, MAX_SIDEBAR_ADVERTS);
  return (
    <aside
      aria-labelledby="featured"
      className={`md:sticky md:top-8 md:self-start print:hidden ${adverts.includes(null) ? 'noscript:hidden' : ''}`}
    >
      <h2 id="featured" className="border-b border-ink pb-3 text-title">
        Featured
      </h2>
      {adverts.length === 0 ? (
        <p className="pt-4 text-sm text-soft">No featured content available</p>
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 pt-4 md:grid-cols-1">
          {adverts.map((advert, index) => (
            <li key={index}>
              <AdvertCard advert={advert} form="caption" />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
