import type { MyAd } from '#openapi/generated/model/index.ts';
import { linkAddress } from '#ui/rules/link-address.ts';
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
  if (advert === null) return <FreePlace form={form} />;
  const isCard = form === 'card';
  return (
    <article className="group">
      <Tooltip text={advert.hoverText} className="block">
        {(trigger) => (
          <a
            {...trigger}
            href={linkAddress(advert.onclickLink)}
            target="_blank"
            rel="noopener noreferrer sponsored"
            className="relative block"
          >
            <span className={PICTURE[form]}>
              <Photo
                src={advert.imageUrl}
                alt=""
                sizes="(width >= 80rem) 374px, (width >= 48rem) 30vw, 45vw"
              />
            </span>
            {isCard && <span className={KIND}>From the house</span>}
            <span className={`decoration-1 underline-offset-4 group-hover:underline ${TEXT[form]}`}>
              {isCard ? advert.name : advert.hoverText}
              <ExternalIcon width="0.7em" height="0.7em" className="ml-2 inline" />
              <span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        )}
      </Tooltip>
      {isCard && <p className={DESCRIPTION}>{advert.description}</p>}
    </article>
  );
}

/* Every part has a height of its own, whatever it says, so that nothing moves when an advert comes to its place. */
const PICTURE = {
  card: 'relative block aspect-[6/5] overflow-hidden rounded-sm bg-citrus',
  caption: 'relative block aspect-[6/5] overflow-hidden rounded-sm bg-citrus md:aspect-video',
};
const TEXT = {
  card: 'heading mt-1 line-clamp-2 min-h-[2.3em] text-title md:line-clamp-1 md:min-h-[1.15em]',
  caption: 'mt-2 line-clamp-2 min-h-[3em] text-sm font-medium lg:min-h-[1.5em]',
};
const KIND = 'mt-3 flex min-h-6 items-center text-xs text-soft';
const DESCRIPTION = 'mt-1.5 line-clamp-2 min-h-[3em] text-sm text-soft';

/** The place of an advert that the browser has yet to draw. */
function FreePlace({ form }: Required<Pick<AdvertCardProps, 'form'>>) {
  return (
    <div aria-hidden="true">
      <div className={`${PICTURE[form]} opacity-25`} />
      {form === 'card' && <div className={KIND} />}
      <div className={TEXT[form]} />
      {form === 'card' && <div className={DESCRIPTION} />}
    </div>
  );
}
