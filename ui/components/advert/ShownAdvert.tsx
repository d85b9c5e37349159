import type { MyAd } from '#openapi/generated/model.ts';
import { ExternalIcon } from '../icons.tsx';
import { Photo } from '../Photo.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

/** A caption is the hover text alone. A card says that it is an advert, and shows a description. */
export interface AdvertClasses {
  picture: string;
  text: string;
  kind?: string;
  description?: string;
}

interface ShownAdvertProps {
  advert: MyAd;
  classes: AdvertClasses;
}

export function ShownAdvert({ advert, classes: { picture, kind, text, description } }: ShownAdvertProps) {
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

const LINKABLE = /^(?:https?:\/\/[^\s/?#\\@]|\/(?![/\\]))/i;

/** Returns http, https or a path of this site. Anything else, such as a script, makes no link. */
export function linkAddress(address: string): string | undefined {
  return LINKABLE.test(address) ? address : undefined;
}
