import type { Cocktail } from '#openapi/generated/model/index.ts';
import { Tooltip } from '#ui/components/tooltip/Tooltip.tsx';
import { FEATURED_COCKTAILS } from '#ui/lib/adverts/advert-places.ts';

interface FeaturedToggleProps {
  cocktail: Cocktail;
  onToggle: (cocktail: Cocktail) => void;
}

const STAR = 'M12 3.2l2.7 5.6 6.2.8-4.5 4.3 1.1 6.1-5.5-3-5.5 3 1.1-6.1L3.100 9.600l6.2-.8L12 3.2Z';

const FEATURED = `Featured: the home page shows the first ${FEATURED_COCKTAILS}`;

export function FeaturedToggle({ cocktail, onToggle }: FeaturedToggleProps) {
  const { name, featured: isFeatured } = cocktail;
  return (
    <Tooltip text={isFeatured ? FEATURED : 'Not featured'}>
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          role="switch"
          aria-checked={isFeatured}
          aria-label={`Featured: ${name}`}
          onClick={() => onToggle(cocktail)}
          className={`inline-flex size-11 shrink-0 items-center justify-center rounded-sm transition-colors hover:bg-ink/5 ${
            isFeatured ? 'text-accent' : 'text-soft'
          }`}
        >
          <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
            <path
              d={STAR}
              fill={isFeatured ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      )}
    </Tooltip>
  );
}
