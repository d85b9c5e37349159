import type { MyAd } from '#openapi/generated/model/index.ts';
import { AdvertCard } from './AdvertCard.tsx';

interface AdvertSlotProps {
  /** In the order of this visit; null for those not yet drawn. */
  adverts: readonly (MyAd | null)[];
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
