import type { PlacedAdvert } from '#ui/api/useAdverts.ts';
import { AdvertCard } from './AdvertCard.tsx';

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
