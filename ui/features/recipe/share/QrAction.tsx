import { Button } from '#ui/components/Button.tsx';
import { QrIcon } from '#ui/components/icons.tsx';
import { toastChunkError } from '#ui/components/toast/toast.ts';
import { useLazyLayer } from '#ui/hooks/useLazyLayer.ts';
import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';

const qrCode = lazyChunk(() => import('./QrDialog.tsx'));

export function QrAction({ id, name }: { id: string; name: string }) {
  const { isOpen, open, close, code } = useLazyLayer(qrCode, 'qr', (retry) =>
    toastChunkError('The QR code', retry),
  );
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
        <QrIcon />
        QR Code
      </Button>
      {code && <code.QrDialog isOpen={isOpen} onClose={close} id={id} name={name} />}
    </>
  );
}
