import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getCreateImageMutationKey } from '#ui/api/generated/sheets/sheets.ts';
import { Button } from '#ui/components/Button.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { FormParts } from './FormParts.tsx';
import { useItemForm, type ItemFormSettings } from './useItemForm.ts';

export function ItemForm({ onClose, ...settings }: ItemFormSettings & { onClose: () => void }) {
  const { resource, loaded, begun, kept, isGone = false, isInDialog = false } = settings;
  const { nouns, hasClearForm } = resource;
  const form = useItemForm(settings);
  // A chosen picture is sent at once, and the form has its address only then.
  const isSending = useIsMutating({ mutationKey: getCreateImageMutationKey() }) > 0;
  return (
    <form
      ref={form.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React would pass the event on to the form below a dialog.
        event.stopPropagation();
        form.save();
      }}
    >
      <div
        aria-busy={form.isSaving}
        className={`grid gap-4 transition-opacity aria-busy:opacity-60 ${isInDialog ? '' : 'p-5 pt-3'}`}
      >
        {kept && !isGone && <p role="status">What you typed before is here again. It is not saved yet.</p>}
        <FormParts resource={resource} form={form} />
      </div>
      <FormButtons isInDialog={isInDialog}>
        {isGone && (
          <p role="alert" className="basis-full border-l-3 border-warning pl-4">
            This was deleted meanwhile. What you typed is still here. Add it as a new {nouns.singular}, or
            drop it with Cancel; Recent changes can bring the deleted one back.
          </p>
        )}
        <Button type="submit" size="sm" busy={form.isSaving || isSending}>
          {`${loaded ? 'Update' : 'Add'} ${nouns.button}`}
        </Button>
        {(loaded || begun || kept || isGone) && <SmallButton onClick={onClose}>Cancel</SmallButton>}
        {hasClearForm && (
          <SmallButton className={loaded ? 'max-sm:hidden' : ''} onClick={onClose}>
            Clear Form
          </SmallButton>
        )}
      </FormButtons>
    </form>
  );
}

interface FormButtonsProps {
  isInDialog?: boolean;
  children: ReactNode;
}

/**
 * Shows the buttons at the lower edge of the window while the form is in sight. Toasts find them by the attribute and keep away from them.
 */
export function FormButtons({ isInDialog = false, children }: FormButtonsProps) {
  const place = isInDialog ? 'pt-5' : 'sticky bottom-0 z-10 rounded-b-sm border-t border-hairline px-5 py-3';
  return (
    <div data-lower-edge className={`flex flex-wrap items-center gap-2 bg-raised ${place}`}>
      {children}
    </div>
  );
}
