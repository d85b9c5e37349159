import type { MyAd } from '#openapi/generated/model/index.ts';
import { AdvertCard } from './AdvertCard.tsx';

interface AdvertSlotProps {
  /** The active adverts in the order of this visit; null for those that the browser has yet to draw. */
  adverts: readonly (MyAd | null)[];
  /** Counts the places of a grid from 0, so that neighbours show different adverts while there are enough. */
  slot?: number;
}

/** A place in a grid for one advert; it takes no place when none is active. */
export function AdvertSlot({ adverts, slot = 0 }: AdvertSlotProps) {
  const advert = adverts[slot % adverts.length];
  return advert === undefined ? null : (
    <li className={advert === null ? 'noscript:hidden' : undefined}>
      <AdvertCard advert={advert} />
    </li>
  );
}
