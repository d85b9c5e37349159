import { useDialogs } from '../parts/DialogHost.tsx';
import { DialogButton } from '../parts/SmallButton.tsx';
import { TrialDialog, type TrialDialogProps } from './TrialDialog.tsx';

interface TrialButtonProps<Data> extends TrialDialogProps<Data> {
  label: string;
  /** Tells the button from others in its accessible name. */
  of?: string;
}

export function TrialButton<Data>({ label, of, ...trial }: TrialButtonProps<Data>) {
  const dialogs = useDialogs();
  return (
    <div>
      <DialogButton
        aria-label={of && `${label}: ${of}`}
        onClick={() => dialogs.open(<TrialDialog {...trial} />)}
      >
        {label}
      </DialogButton>
    </div>
  );
}
