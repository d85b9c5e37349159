import type { MyAd } from '#openapi/generated/model.ts';
import { ExternalIcon } from '../icons.tsx';
import { Photo } from '../Photo.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

/** A caption shows only the hover text. A card says that it is an advert, and shows a description. */
interface AdvertClasses {
  picture: string;
  text: string;
  kind?: string;
  description?: string;
}

/** The heights are fixed, so that nothing moves when an advert appears. */
const VARIANTS = {
  card: {
    picture: 'aspect-[6/5]',
    kind: 'mt-3 flex min-h-6 items-center text-xs text-soft',
    text: 'heading mt-1 line-clamp-2 min-h-[2.3em] text-title lg:line-clamp-1 lg:min-h-[1.15em]',
    description: 'mt-1.5 line-clamp-2 min-h-[3em] text-sm text-soft',
  },
  caption: {
    picture: 'aspect-[6/5] md:aspect-video',
    text: 'mt-2 line-clamp-2 min-h-[3em] text-sm font-medium lg:min-h-[1.5em]',
  },
} satisfies Record<string, AdvertClasses>;

interface AdvertCardProps {
  /** While it is null, its place is empty. */
  advert: MyAd | null;
  variant?: keyof typeof VARIANTS;
}

export function AdvertCard({ advert, variant = 'card' }: AdvertCardProps) {
  const { picture, kind, text, description }: AdvertClasses = VARIANTS[variant];
  if (advert === null) {
    return (
      <div aria-hidden="true">
        <div className={`rounded-sm bg-hairline/60 ${picture}`} />
        <div className={kind} />
        <div className={text} />
        <div className={description} />
      </div>
    );
  }
  return (
    <article className="group">
      <Tooltip text={advert.hoverText} className="block">
        {(trigger) => (
          <a
            {...trigger}
            href={linkUrl(advert.onclickLink)}
            target="_blank"
            rel="noopener noreferrer sponsored"
            className="relative block"
          >
            <span className={`relative block overflow-hidden rounded-sm bg-citrus ${picture}`}>
              <Photo
                src={advert.imageUrl}
                alt={advert.imageAlt ?? ''}
                focus={advert.imageFocus}
                sizes="(width >= 80rem) 374px, (width >= 48rem) 30vw, 45vw"
              />
            </span>
            {kind !== undefined && <span className={kind}>From the house</span>}
            <span dir="auto" className={`decoration-1 underline-offset-4 group-hover:underline ${text}`}>
              {kind === undefined ? advert.hoverText : advert.name}
              <ExternalIcon width="0.7em" height="0.7em" className="ml-2 inline" />
              <span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        )}
      </Tooltip>
      {description !== undefined && (
        <p dir="auto" className={description}>
          {advert.description}
        </p>
      )}
    </article>
  );
}

interface AdvertPlaceProps {
  adverts: readonly (MyAd | null)[];
  /** The advert's place in a grid, from 0. Neighbouring places show different adverts if there are enough. */
  place?: number;
}

export function AdvertPlace({ adverts, place = 0 }: AdvertPlaceProps) {
  const advert = adverts[place % adverts.length];
  return advert === undefined ? null : (
    <li className={advert === null ? 'noscript:hidden' : undefined}>
      <AdvertCard advert={advert} />
    </li>
  );
}

const LINKABLE = /^(?:https?:\/\/[^\s/?#\\@]|\/(?![/\\]))/i;

/** Returns http, https or a path of this site. Anything else, such as a script, makes no link. */
export function linkUrl(url: string): string | undefined {
  return LINKABLE.test(url) ? url : undefined;
}
