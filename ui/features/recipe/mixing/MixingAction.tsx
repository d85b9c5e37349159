import type { ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import { toastChunkError } from '#ui/components/toast/toast.ts';
import { useLazyLayer } from '#ui/history/useLayers.ts';
import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';
import type { MixingModeProps } from './MixingMode.tsx';

const mixingModeChunk = lazyChunk(() => import('./MixingMode.tsx'));

export function MixingAction({
  children,
  ...props
}: Omit<MixingModeProps, 'onClose'> & { children: ReactNode }) {
  const { isOpen, open, close, module } = useLazyLayer('mixing', mixingModeChunk, () =>
    toastChunkError('The mixing mode'),
  );
  return (
    <div data-screen-only className="mix-bar flex flex-wrap justify-end gap-3">
      {!isOpen && children}
      <Button aria-haspopup="dialog" onClick={open} className="flex-1 md:flex-none">
        <PlayIcon width="1em" height="1em" /> Start mixing
      </Button>
      {isOpen && module && <module.MixingMode {...props} onClose={close} />}
    </div>
  );
}
