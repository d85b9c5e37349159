import { useState } from 'react';
import { DialogButton } from '../parts/SmallButton.tsx';
import { TrialDialog, type TrialDialogProps } from './TrialDialog.tsx';

interface TrialButtonProps<Data> extends Omit<TrialDialogProps<Data>, 'onClose'> {
  label: string;
  /** Tells the button from others in its accessible name. */
  of?: string;
}

export function TrialButton<Data>({ label, of, ...trial }: TrialButtonProps<Data>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <DialogButton aria-label={of && `${label}: ${of}`} onClick={() => setAsking(true)}>
        {label}
      </DialogButton>
      {isAsking && <TrialDialog {...trial} onClose={() => setAsking(false)} />}
    </div>
  );
}
