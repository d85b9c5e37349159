import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, buttonClass } from '#ui/components/Button.tsx';
import { BlockSkeletons } from '#ui/components/Loading.tsx';
import { RetryError } from '#ui/components/States.tsx';
import { useNow } from '#ui/hooks/useNow.ts';
import { DialogButton, SmallButton } from '../parts/SmallButton.tsx';
import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';
import { visitLink } from '../resources/publication.ts';
import { failureMessage, nothingSelected } from '../resources/resource-messages.ts';
import { failureDetail, toastFailure } from '../parts/failure.tsx';
import { FormButtons, ItemForm } from './ItemForm.tsx';
import { readUnsavedForm } from './unsaved-form.ts';
import type { OpenForm } from './useOpenForm.ts';

/** In a window that is lower than this, only two fields fit below the head of the page. */
const LOW_WINDOW_PX = 700;

interface ItemEditorProps {
  resource: AdminResource;
  openForm: OpenForm;
  onClose: () => void;
  onSaved: (item: AdminItem) => void;
  onShowHistory: (item: AdminItem) => void;
  onDuplicate: (item: AdminItem) => void;
}

/** Mount it anew for each item. The editor reads by id, so a late response for another cannot reach it. */
export function ItemEditor(props: ItemEditorProps) {
  const { resource, openForm, onClose, onSaved, onShowHistory, onDuplicate } = props;
  const { nouns, summarise, name } = resource;
  const { id, initialValues, isOpen } = openForm;
  const [unsaved] = useState(() => {
    const form = readUnsavedForm(name);
    return form?.id === id ? form : null;
  });
  const isEdit = id !== null;
  // The cached response may be old. The form merges the new one.
  const query = useQuery({ ...resource.itemQuery(id ?? ''), enabled: isEdit, refetchOnMount: 'always' });
  const itemResponse = query.data ?? null;
  /** An item that was read before stays in the form, also when a later read fails. */
  const failure = itemResponse ? null : query.error;

  const heading = useRef<HTMLHeadingElement>(null);
  const focusForm = useEffectEvent(() => {
    // A new item begins at its first field.
    const first = isEdit ? null : heading.current?.closest('section')?.querySelector('input');
    (first ?? heading.current)?.focus({ preventScroll: true });
    // After a save the form may have been scrolled to its end.
    const block = isEdit && window.innerHeight < LOW_WINDOW_PX ? 'start' : 'nearest';
    heading.current?.scrollIntoView({ block });
  });
  useEffect(() => {
    if (isOpen) focusForm();
  }, [isOpen]);

  const time = useNow();
  const visit = itemResponse && visitLink(resource, itemResponse.data, time);
  return (
    <section aria-label={`${nouns.title} form`} tabIndex={-1} className="outline-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pt-5">
        <h2 ref={heading} tabIndex={-1} className="mr-auto min-w-0 scroll-mt-6 text-title break-words">
          {isEdit ? `Edit ${itemResponse ? summarise(itemResponse.data).title : '…'}` : `New ${nouns.title}`}
        </h2>
        {itemResponse && (
          <div className="flex flex-wrap gap-2">
            {visit && (
              <a href={visit.href} target="_blank" rel={visit.rel} className={buttonClass('quiet', 'sm')}>
                {visit.label}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
            <SmallButton onClick={() => onDuplicate(itemResponse.data)}>Duplicate</SmallButton>
            <DialogButton onClick={() => onShowHistory(itemResponse.data)}>History</DialogButton>
          </div>
        )}
      </div>
      {isEdit && !itemResponse ? (
        <>
          <div className="p-5">
            {failure ? (
              <RetryError size="sm" onRetry={query.refetch}>
                {`${unsaved ? 'What you typed is kept. ' : ''}The ${nouns.singular} could not be loaded. ${failureDetail(failure)}`}
              </RetryError>
            ) : (
              <BlockSkeletons count={6} />
            )}
          </div>
          <FormButtons>
            <Button
              size="sm"
              onClick={() => toastFailure(failureMessage(nouns, 'update'), nothingSelected(nouns))}
            >
              {`Update ${nouns.title}`}
            </Button>
            <SmallButton onClick={onClose}>Cancel</SmallButton>
          </FormButtons>
        </>
      ) : (
        <ItemForm
          resource={resource}
          itemResponse={itemResponse}
          initialValues={initialValues}
          unsaved={unsaved}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </section>
  );
}
