import type { MyAd } from '#openapi/generated/model/index.ts';
import { lazyCode } from '#ui/hooks/lazy-code.ts';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import { AdvertPlace, type AdvertForm } from './AdvertPlace.tsx';

interface AdvertCardProps {
  /** Null keeps the place free until the browser has chosen one. */
  advert: Pick<MyAd, 'name' | 'description' | 'imageUrl' | 'onclickLink' | 'hoverText'> | null;
  form?: AdvertForm;
}

const advertCode = lazyCode(() => import('./ShownAdvert.tsx'));

/** An advert, or its free place until it is chosen and the code that shows it is here: no page is rendered with one. */
export function AdvertCard({ advert, form = 'card' }: AdvertCardProps) {
  const { code } = useLazyCode(advertCode, advert !== null);
  return advert && code ? <code.ShownAdvert advert={advert} form={form} /> : <AdvertPlace form={form} />;
}
