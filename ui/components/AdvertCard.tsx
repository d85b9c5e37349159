import type { MyAd } from '#openapi/generated/model/index.ts';
import { ExternalIcon } from './icons.tsx';
import { Photo } from './Photo.tsx';
import { Tooltip } from './tooltip/Tooltip.tsx';

interface AdvertCardProps {
  /** Null keeps the place free until the browser has chosen one. */
  advert: Pick<MyAd, 'name' | 'description' | 'imageUrl' | 'onclickLink' | 'hoverText'> | null;
  /** A card among recipes, or a picture whose hover text is its caption. */
  form?: 'card' | 'caption';
}

/** An advert on its citrus plate, as large as a recipe's card; it opens its click link in a new tab. */
export function AdvertCard({ advert, form = 'card' }: AdvertCardProps) {
  if (advert === null) {
    return (
      <div aria-hidden="true">
        <div className="aspect-[6/5] rounded-sm bg-citrus/25" />
        <div className={form === 'card' ? 'h-36' : 'h-8'} />
      </div>
    );
  }
  return (
    <article className="group">
      <Tooltip text={advert.hoverText} className="block">
        {(trigger) => (
          <a
            {...trigger}
            href={advert.onclickLink}
            target="_blank"
            rel="noopener noreferrer sponsored"
            className="block"
          >
            <span className="relative block aspect-[6/5] overflow-hidden rounded-sm bg-citrus">
              <Photo
                src={advert.imageUrl}
                alt=""
                sizes="(width >= 80rem) 374px, (width >= 48rem) 30vw, 45vw"
              />
            </span>
            {form === 'card' && (
              <span className="mt-3 flex min-h-6 items-center text-xs text-soft">From the house</span>
            )}
            <span
              className={`decoration-1 underline-offset-4 group-hover:underline ${form === 'card' ? 'heading mt-1 block truncate text-title' : 'mt-2 block text-sm font-medium'}`}
            >
              {form === 'card' ? advert.name : advert.hoverText}
              <ExternalIcon width="0.7em" height="0.7em" className="ml-2 inline" />
              <span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        )}
      </Tooltip>
      {form === 'card' && (
        <>
          <p className="mt-1.5 line-clamp-2 text-sm text-soft">{advert.description}</p>
          <p className="mt-1.5 line-clamp-2 text-sm font-medium">{advert.hoverText}</p>
        </>
      )}
    </article>
  );
}
