import type { PlacedAdvert } from '#ui/api/useAdverts.ts';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { AdvertPlace, type AdvertForm } from './advert/AdvertPlace.tsx';

interface AdvertCardProps {
  advert: Omit<PlacedAdvert, 'startDate' | 'endDate'> | null;
  form?: AdvertForm;
}

const advertCode = lazyChunk(() => import('./advert/ShownAdvert.tsx'));

/** No page is rendered with an advert: its place stays free until the code is here. */
export function AdvertCard({ advert, form = 'card' }: AdvertCardProps) {
  const { code } = useLazyChunk(advertCode, advert !== null);
  return advert && code ? <code.ShownAdvert advert={advert} form={form} /> : <AdvertPlace form={form} />;
}
