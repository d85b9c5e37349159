import type { MyAd } from '#openapi/generated/model.ts';
import { lazyChunk, useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type { AdvertClasses } from './ShownAdvert.tsx';

const advertCode = lazyChunk(() => import('./ShownAdvert.tsx'));

/** The heights are fixed, so that nothing moves when an advert appears. */
const FORMS = {
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
  /** The place stays free while the advert is null. */
  advert: MyAd | null;
  form?: keyof typeof FORMS;
}

/** Shows an advert. No page is rendered with one, so its place stays free until the code is loaded. */
export function AdvertCard({ advert, form = 'card' }: AdvertCardProps) {
  const { code } = useLazyChunk(advertCode, advert !== null);
  const classes: AdvertClasses = FORMS[form];
  if (advert && code) return <code.ShownAdvert advert={advert} classes={classes} />;
  return (
    <div aria-hidden="true">
      <div className={`rounded-sm bg-hairline/60 ${classes.picture}`} />
      <div className={classes.kind} />
      <div className={classes.text} />
      <div className={classes.description} />
    </div>
  );
}

interface AdvertSlotProps {
  adverts: readonly (MyAd | null)[];
  /** It is the place of this advert in a grid, counted from 0. Places side by side show different adverts if there are enough. */
  slot?: number;
}

export function AdvertSlot({ adverts, slot = 0 }: AdvertSlotProps) {
  const advert = adverts[slot % adverts.length];
  return advert === undefined ? null : (
    <li className={advert === null ? 'noscript:hidden' : undefined}>
      <AdvertCard advert={advert} />
    </li>
  );
}
