import type { MyAd } from '#openapi/generated/model/index.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { StatisticsIcon } from '../list/row-icons.tsx';
import { useLazyDialog } from '../useDialogCode.ts';

const dialogCode = lazyChunk(() => import('./StatisticsDialog.tsx'));

export function AdvertStatistics({ advert }: { advert: MyAd }) {
  const { code, open, close } = useLazyDialog(dialogCode, 'The statistics');
  return (
    <>
      <IconButton label={`Statistics of ${advert.name}`} aria-haspopup="dialog" onClick={open}>
        <StatisticsIcon />
      </IconButton>
      {code && <code.StatisticsDialog advert={advert} onClose={close} />}
    </>
  );
}
