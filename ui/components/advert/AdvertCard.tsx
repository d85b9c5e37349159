import type { PlacedAdvert } from '#ui/api/useAdverts.ts';
import { lazyChunk, useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { AdvertPlace, type AdvertForm } from './AdvertPlace.tsx';

interface AdvertCardProps {
  advert: Omit<PlacedAdvert, 'startDate' | 'endDate'> | null;
  form?: AdvertForm;
}

const advertCode = lazyChunk(() => import('./ShownAdvert.tsx'));

/** No page is rendered with an advert: its place stays free until the code is here. */
export function AdvertCard({ advert, form = 'card' }: AdvertCardProps) {
  const { code } = useLazyChunk(advertCode, advert !== null);
  return advert && code ? <code.ShownAdvert advert={advert} form={form} /> : <AdvertPlace form={form} />;
}

interface AdvertSlotProps {
  adverts: readonly (PlacedAdvert | null)[];
  /** Counts a grid's places from 0: neighbours show different adverts while there are enough. */
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
