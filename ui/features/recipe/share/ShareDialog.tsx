import { Dialog } from '#ui/components/Dialog.tsx';
import { TextField } from '#ui/components/Field.tsx';

export interface ShareDialogProps {
  isOpen: boolean;
  onClose: () => void;
  url: string;
}

export function ShareDialog({ isOpen, onClose, url }: ShareDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title="Share Recipe"
      description="Copy this address and send it to whoever is thirsty."
    >
      <TextField
        label="Address of the recipe"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
