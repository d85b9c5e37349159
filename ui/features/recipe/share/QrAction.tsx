import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { QrIcon } from '#ui/components/icons.tsx';
import { toastChunkError } from '#ui/components/toast/toast.ts';
import { lazyChunk, useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';

const qrCode = lazyChunk(() => import('./QrDialog.tsx'));

export function QrAction({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { code } = useLazyChunk(qrCode, isOpen, {
    onFailure: () => {
      setOpen(false);
      toastChunkError('The QR code', () => setOpen(true));
    },
  });
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QrIcon />
        QR Code
      </Button>
      {code && <code.QrDialog isOpen={isOpen} onClose={() => setOpen(false)} id={id} name={name} />}
    </>
  );
}
