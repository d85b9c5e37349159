import { Dialog } from '#ui/components/Dialog.tsx';
import { Field } from '#ui/components/Field.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';

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
      <Field label="Address of the recipe">
        {(control) => (
          <TextInput {...control} readOnly value={url} onFocus={(event) => event.target.select()} />
        )}
      </Field>
    </Dialog>
  );
}
