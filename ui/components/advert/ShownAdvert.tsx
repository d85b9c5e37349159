import type { PlacedAdvert } from '#ui/api/useAdverts.ts';
import { ADVERT_CLASSES, type AdvertForm } from './AdvertPlace.tsx';
import { ExternalIcon } from '../icons.tsx';
import { Photo } from '../Photo.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

interface ShownAdvertProps {
  advert: Omit<PlacedAdvert, 'startDate' | 'endDate'>;
  form: AdvertForm;
}

export function ShownAdvert({ advert, form }: ShownAdvertProps) {
  const isCard = form === 'card';
  const { picture, kind, text, description } = ADVERT_CLASSES[form];
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
            <span className={`${picture} bg-citrus`}>
              <Photo
                src={advert.imageUrl}
                alt={advert.imageAlt ?? ''}
                focus={advert.imageFocus}
                sizes="(width >= 80rem) 374px, (width >= 48rem) 30vw, 45vw"
              />
            </span>
            {isCard && <span className={kind}>From the house</span>}
            <span dir="auto" className={`decoration-1 underline-offset-4 group-hover:underline ${text}`}>
              {isCard ? advert.name : advert.hoverText}
              <ExternalIcon width="0.7em" height="0.7em" className="ml-2 inline" />
              <span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        )}
      </Tooltip>
      {isCard && (
        <p dir="auto" className={description}>
          {advert.description}
        </p>
      )}
    </article>
  );
}

const LINKABLE = /^(?:https?:\/\/[^\s/?#\\@]|\/(?![/\\]))/i;

/** http, https or a path of this site; anything else, such as a script, makes no link. */
export function linkAddress(address: string): string | undefined {
  return LINKABLE.test(address) ? address : undefined;
}
