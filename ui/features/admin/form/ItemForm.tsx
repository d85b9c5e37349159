import { useRef, type FormEvent, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '#ui/components/Button.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { useReportUnsaved, useUnsavedChanges } from '../unsaved/UnsavedChanges.tsx';
import { ConflictNotice, DeletedNotice } from './ConflictNotice.tsx';
import { FormFieldControl, FormSections } from './FormSections.tsx';
import { RecipePreview } from './RecipePreview.tsx';
import { useAutosave } from '../unsaved/useAutosave.ts';
import { useItemForm, type ItemFormSettings } from './useItemForm.ts';
import { useNewPicture } from './pictures/useNewPicture.ts';

export function ItemForm({ onClose, ...settings }: ItemFormSettings & { onClose: () => void }) {
  const { resource, opening } = settings;
  const { copied, stored } = opening;
  const { nouns, fields } = resource;
  const state = useItemForm(settings);
  const { form, item, conflict } = state;
  const onPicture = useNewPicture(state, fields);
  const { isDirty } = useFormState({ control: form.control });
  useAutosave(form, resource, item, { stored, isDirty });
  useReportUnsaved(isDirty, state.isSaving);
  const { askToLeave } = useUnsavedChanges();
  const notice = useRef<HTMLHeadingElement>(null);

  const submit = (event: FormEvent) => {
    onPicture();
    if (!conflict || conflict.open.length === 0) return void state.submit(event);
    event.preventDefault();
    notice.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-4 p-5">
        {conflict && (
          <ConflictNotice
            ref={notice}
            fields={fields}
            conflict={conflict}
            mine={form.getValues()}
            onDecide={state.decide}
            onClose={state.dismissConflict}
          />
        )}
        {state.isGone && <DeletedNotice singular={nouns.singular} />}
        <FormSections
          resource={resource}
          aside={resource.name === 'cocktails' ? { Recipe: <RecipePreview control={form.control} /> } : {}}
          renderField={(field) => (
            <FormFieldControl
              key={field.name}
              field={field}
              control={form.control}
              onPicture={onPicture}
              onFile={() => void form.trigger(field.name, { shouldFocus: true })}
            />
          )}
        />
      </div>
      <FormButtons>
        <Button type="submit" size="sm" busy={state.isSaving}>
          {`${item ? 'Update' : 'Add'} ${nouns.button}`}
        </Button>
        {(item || copied || stored || state.isGone) && (
          <SmallButton onClick={() => askToLeave(onClose)}>Cancel</SmallButton>
        )}
        {resource.hasClearForm && (
          <SmallButton className={item ? 'max-sm:hidden' : ''} onClick={() => askToLeave(onClose)}>
            Clear Form
          </SmallButton>
        )}
      </FormButtons>
    </form>
  );
}

/** In sight at the window's lower edge while any of the form is. Toasts find it by its attribute, and stay clear of it. */
export function FormButtons({ children }: { children: ReactNode }) {
  return (
    <div
      data-lower-edge
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-b-sm border-t border-hairline bg-raised px-5 py-3"
    >
      {children}
    </div>
  );
}
