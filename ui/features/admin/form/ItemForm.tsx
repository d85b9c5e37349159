import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { useUnsavedChanges } from '../unsaved/UnsavedChanges.tsx';
import { FormField } from './FormField.tsx';
import { FormParts } from './FormParts.tsx';
import { useItemForm, type ItemFormSettings } from './useItemForm.ts';

export function ItemForm({ onClose, ...settings }: ItemFormSettings & { onClose: () => void }) {
  const { resource, copied, unsaved } = settings;
  const { nouns } = resource;
  const form = useRef<HTMLFormElement>(null);
  const { state, dispatch, save, isSaving, errors } = useItemForm(form, settings);
  const { base, values, theirs, isGone } = state;
  const { askToLeave } = useUnsavedChanges();
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="grid gap-4 p-5 pt-3">
        {isGone ? (
          <DeletedNotice singular={nouns.singular} />
        ) : (
          unsaved && <p role="status">What you typed before is here again. It is not saved yet.</p>
        )}
        <FormParts
          resource={resource}
          values={values}
          renderField={(field) => (
            <FormField
              field={field}
              values={values}
              error={errors[field.name]}
              theirs={theirs[field.name]}
              onChange={(value) => dispatch({ kind: 'typed', name: field.name, value })}
              onDecide={(takes) => dispatch({ kind: 'decided', name: field.name, takes })}
            />
          )}
        />
      </div>
      <FormButtons>
        <Button type="submit" size="sm" busy={isSaving}>
          {`${base ? 'Update' : 'Add'} ${nouns.button}`}
        </Button>
        {(base || copied || unsaved || isGone) && (
          <SmallButton onClick={() => askToLeave(onClose)}>Cancel</SmallButton>
        )}
        {resource.hasClearForm && (
          <SmallButton className={base ? 'max-sm:hidden' : ''} onClick={() => askToLeave(onClose)}>
            Clear Form
          </SmallButton>
        )}
      </FormButtons>
    </form>
  );
}

function DeletedNotice({ singular }: { singular: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section aria-label="This was deleted meanwhile" className="grid gap-3 border-l-3 border-warning pl-4">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-base">
        This was deleted meanwhile
      </h3>
      <p>
        What you typed is still here. Add it as a new {singular}, or drop it with Cancel; Recent changes can
        bring the deleted one back.
      </p>
    </section>
  );
}

/** They stay at the lower edge of the window while a part of the form is in sight. Toasts find them by the attribute, and keep away from them. */
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
