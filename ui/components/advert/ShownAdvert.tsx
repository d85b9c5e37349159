import { useCallback } from 'react';
import { countAdvert } from '#ui/api/count-advert.ts';
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
  const { id } = advert;
  const watch = useCallback((element: HTMLElement) => watchAdvert(element, id), [id]);
  const countClick = () => countAdvert('clicked', id);
  return (
    <article ref={watch} className="group">
      <Tooltip text={advert.hoverText} className="block">
        {(trigger) => (
          <a
            {...trigger}
            href={linkAddress(advert.onclickLink)}
            target="_blank"
            rel="noopener noreferrer sponsored"
            onClick={countClick}
            onAuxClick={(event) => event.button === 1 && countClick()}
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
            <span className={`decoration-1 underline-offset-4 group-hover:underline ${text}`}>
              {isCard ? advert.name : advert.hoverText}
              <ExternalIcon width="0.7em" height="0.7em" className="ml-2 inline" />
              <span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        )}
      </Tooltip>
      {isCard && <p className={description}>{advert.description}</p>}
    </article>
  );
}

const LINKABLE = /^(?:https?:\/\/[^\s/?#\\@]|\/(?![/\\]))/i;

/** http, https or a path of this site; anything else, such as a script, makes no link. */
export function linkAddress(address: string): string | undefined {
  return LINKABLE.test(address) ? address : undefined;
}

const HALF = 0.5;
const VIEW_MS = 1000;

/** The adverts that the page has counted: one that stands in several places counts once. */
const counted = new Set<string>();
let watched = 0;

/** Counts a view when the advert has been half in view for a second, once for each page. Gives what ends the watch; another page begins when none is watched. */
export function watchAdvert(element: HTMLElement, id: string): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const count = () => {
    // It is in nobody's view; a second later it may be.
    if (document.visibilityState === 'hidden') return;
    clearInterval(timer);
    if (!counted.has(id)) countAdvert('viewed', id);
    counted.add(id);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearInterval(timer);
      if ((entries.at(-1)?.intersectionRatio ?? 0) >= HALF) timer = setInterval(count, VIEW_MS);
    },
    { threshold: HALF },
  );
  observer.observe(element);
  watched += 1;
  return () => {
    observer.disconnect();
    clearInterval(timer);
    watched -= 1;
    if (watched === 0) counted.clear();
  };
}
