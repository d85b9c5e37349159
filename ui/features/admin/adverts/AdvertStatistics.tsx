import { useState } from 'react';
import type { MyAd } from '#openapi/generated/model/index.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { StatisticsIcon } from '../list/row-icons.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { useDialogCode } from '../useDialogCode.ts';

const dialogCode = lazyChunk(() => import('./StatisticsDialog.tsx'));

export function AdvertStatistics({ advert }: { advert: MyAd }) {
  const [isOpen, setOpen] = useState(false);
  const { isOver } = useAdminSession();
  const close = () => setOpen(false);
  const code = useDialogCode(dialogCode, isOpen, { what: 'The statistics', close });
  return (
    <>
      <IconButton label={`Statistics of ${advert.name}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <StatisticsIcon />
      </IconButton>
      {isOpen && !isOver && code && <code.StatisticsDialog advert={advert} onClose={close} />}
    </>
  );
}
