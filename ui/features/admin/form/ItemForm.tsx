import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '#ui/components/Button.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import type { AdminResource, Item } from '../resources/resource.ts';
import { useReportUnsaved } from '../unsaved/unsaved-changes.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { FormFieldControl } from './FormFieldControl.tsx';
import type { ItemEditor } from './useItemEditor.ts';

interface ItemFormProps {
  resource: AdminResource;
  editor: ItemEditor;
  onShowHistory: (item: Item) => void;
  /** Brings the list into view, where it lies below the form. */
  onGoToList: () => void;
}

/** The form of one resource: add mode, or edit mode with the item that was loaded. */
export function ItemForm({ resource, editor, onShowHistory, onGoToList }: ItemFormProps) {
  const { form, mode, selected, newer, isLoading, isSaving } = editor;
  const { nouns, fields } = resource;
  const { isDirty } = useFormState({ control: form.control });
  useReportUnsaved(isDirty);

  const heading = useRef<HTMLHeadingElement>(null);
  const editedId = mode === 'edit' ? selected?.id : undefined;
  useEffect(() => {
    if (editedId === undefined) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [editedId]);

  const deed = mode === 'add' ? 'Add' : 'Update';
  return (
    <section aria-label={`${nouns.button} form`}>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 px-5 pt-5 text-title">
        {mode === 'add' ? `New ${nouns.button}` : `Edit ${selected ? resource.row(selected).title : '…'}`}
      </h2>
      <form noValidate onSubmit={(event) => void editor.submit(event)}>
        <div className="grid gap-4 p-5">
          {newer && <ConflictNotice resource={resource} editor={editor} newer={newer} />}
          {isLoading ? (
            <LoadingFields count={Math.min(fields.length, 6)} />
          ) : (
            fields.map((field) => <FormFieldControl key={field.name} field={field} control={form.control} />)
          )}
        </div>
        <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-hairline bg-raised px-5 py-3">
          <Button type="submit" size="sm" busy={isSaving}>
            {`${deed} ${nouns.button}`}
          </Button>
          {mode === 'edit' && (
            <Button variant="quiet" size="sm" onClick={editor.startAdding}>
              Cancel
            </Button>
          )}
          {selected && (
            <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => onShowHistory(selected)}>
              History
            </Button>
          )}
          {resource.hasClearForm && (
            <Button variant="quiet" size="sm" onClick={editor.startAdding}>
              Clear Form
            </Button>
          )}
          <Button variant="link" className="ml-auto lg:hidden" onClick={onGoToList}>
            To the list
          </Button>
        </div>
      </form>
    </section>
  );
}

function LoadingFields({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  );
}
