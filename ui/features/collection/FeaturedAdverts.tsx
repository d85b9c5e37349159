import { useAdverts } from '#ui/queries/useAdverts.ts';
import { AdvertCard } from '#ui/components/advert/AdvertCard.tsx';

/** See PRODUCT.md, Constants. */
const MAX_SIDEBAR_ADVERTS = 4;

/** The hover text of an advert is its tooltip and its caption. */
export function FeaturedAdverts() {
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
              <AdvertCard advert={advert} variant="caption" />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
