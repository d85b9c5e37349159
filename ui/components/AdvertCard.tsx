import type { MyAd } from '#openapi/generated/model/index.ts';
import { useLazyPart } from '#ui/hooks/useLazyPart.ts';
import { AdvertPlace, type AdvertForm } from './advert/AdvertPlace.tsx';

interface AdvertCardProps {
  /** Null keeps the place free until the browser has chosen one. */
  advert: Pick<MyAd, 'name' | 'description' | 'imageUrl' | 'onclickLink' | 'hoverText'> | null;
  form?: AdvertForm;
}

const loadShownAdvert = () => import('./advert/ShownAdvert.tsx').then((module) => module.ShownAdvert);
const keepPlaceFree = () => undefined;

/** An advert, or its free place until it is chosen and the code that shows it is here: no page is rendered with one. */
export function AdvertCard({ advert, form = 'card' }: AdvertCardProps) {
  const shown = useLazyPart(advert !== null, loadShownAdvert, keepPlaceFree);
  return advert && shown ? <shown.Component advert={advert} form={form} /> : <AdvertPlace form={form} />;
}
