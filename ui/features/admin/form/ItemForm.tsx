import { useIsMutating } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { getCreateImageMutationKey } from '#ui/api/generated/pictures/pictures.ts';
import { Button } from '#ui/components/Button.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { blankValues, type FormField, type FormValues, type NewItem } from '../resources/form-fields.ts';
import type { AdminResource } from '../resources/admin-resource.ts';
import { resourceByName } from '../resources/resource-definitions.ts';
import { isSame } from './form-state.ts';
import { ItemFormField } from './ItemFormField.tsx';
import { useItemForm, type ItemFormProps, type ItemFormApi } from './useItemForm.ts';
import { StackedDialog, useDialogs } from '../dialogs/DialogStack.tsx';
import { optionOf } from './controls/ReferenceControl.tsx';

export function ItemForm({ onClose, ...props }: ItemFormProps & { onClose: () => void }) {
  const { resource, itemResponse, initialValues, unsaved, isInDialog = false } = props;
  const { nouns, hasClearButton } = resource;
  const { formRef, ...form } = useItemForm(props);
  // A chosen picture is sent at once. The form has its URL only after that.
  const isSending = useIsMutating({ mutationKey: getCreateImageMutationKey() }) > 0;
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <div
        aria-busy={form.isSaving}
        className={`grid gap-4 transition-opacity aria-busy:opacity-60 ${isInDialog ? '' : 'p-5 pt-3'}`}
      >
        {unsaved && <p role="status">What you typed before is here again. It is not saved yet.</p>}
        <FormFields resource={resource} form={form} />
      </div>
      <FormButtons isInDialog={isInDialog}>
        <Button type="submit" size="sm" isBusy={form.isSaving || isSending}>
          {`${itemResponse ? 'Update' : 'Add'} ${nouns.title}`}
        </Button>
        {(itemResponse || initialValues || unsaved) && <SmallButton onClick={onClose}>Cancel</SmallButton>}
        {hasClearButton && (
          <SmallButton className={itemResponse ? 'max-sm:hidden' : ''} onClick={onClose}>
            Clear Form
          </SmallButton>
        )}
      </FormButtons>
    </form>
  );
}

/** Shows the required fields, and below them groups of optional fields. Empty groups are folded. */
function FormFields({ resource, form }: { resource: AdminResource; form: ItemFormApi }) {
  const { fields, foldedGroups = {} } = resource;
  const foldedNames = new Set(Object.values(foldedGroups).flat());
  const openNewItem = useNewItemDialog();
  const draw = (field: FormField) => (
    <ItemFormField key={field.name} field={field} form={form} openNewItem={openNewItem} />
  );
  return (
    <>
      {fields.filter(({ name }) => !foldedNames.has(name)).map(draw)}
      {Object.entries(foldedGroups).map(([title, groupNames]) => {
        const groupFields = groupNames.flatMap((name) => fields.find((field) => field.name === name) ?? []);
        return (
          <FieldGroup key={title} title={title} isUsed={isFilled(groupFields, form.values)}>
            {groupFields.map(draw)}
          </FieldGroup>
        );
      })}
    </>
  );
}

function isFilled(fields: readonly FormField[], values: FormValues): boolean {
  const blank = blankValues(fields);
  // A required field, such as a menu's currency, always has a value, so it does not count.
  return fields.some(({ name, required }) => !required && !isSame(values[name], blank[name]));
}

/** Shows a group of fields, open if one has a value. Later only the administrator opens and closes it. */
function FieldGroup({ title, isUsed, children }: { title: string; isUsed: boolean; children: ReactNode }) {
  const [isOpen] = useState(isUsed);
  return (
    <details open={isOpen} className="border-t border-hairline">
      <summary className="cursor-pointer pt-3 font-semibold">{title}</summary>
      <div className="grid grid-cols-1 gap-4 pt-3 pb-1">{children}</div>
    </details>
  );
}

/** The buttons stick to the window's lower edge while the form is visible. Toasts avoid `data-lower-edge`. */
export function FormButtons({ isInDialog = false, children }: { isInDialog?: boolean; children: ReactNode }) {
  const place = isInDialog ? 'pt-5' : 'sticky bottom-0 z-10 rounded-b-sm border-t border-hairline px-5 py-3';
  return (
    <div data-lower-edge className={`flex flex-wrap items-center gap-2 bg-raised ${place}`}>
      {children}
    </div>
  );
}

export function useNewItemDialog(): (newItem: NewItem) => void {
  const dialogs = useDialogs();
  return (newItem) => dialogs.open(<NewItemDialog {...newItem} />);
}

function NewItemDialog({ reference, name, onCreated }: NewItem) {
  const { close } = useDialogs();
  const resource = resourceByName(reference.resource);
  return (
    <StackedDialog title={`New ${resource.nouns.title}`}>
      <ItemForm
        resource={resource}
        itemResponse={null}
        isInDialog
        initialValues={{ [resource.fields[0]?.name ?? 'name']: name }}
        onSaved={(item) => close(() => onCreated(optionOf(resource, reference.shownBy, item).value))}
        onClose={() => close()}
      />
    </StackedDialog>
  );
}
