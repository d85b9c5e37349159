import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { QrIcon } from '#ui/components/icons.tsx';
import { toastMissingCode } from '#ui/components/toast/toast-missing-code.ts';
import { lazyCode } from '#ui/hooks/lazy-code.ts';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';

const qrCode = lazyCode(() => import('./QrDialog.tsx'));

/** Shows the recipe's address as a QR code. */
export function QrAction({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { code } = useLazyCode(qrCode, isOpen, {
    onFailure: () => {
      setOpen(false);
      toastMissingCode('The QR code', () => setOpen(true));
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
