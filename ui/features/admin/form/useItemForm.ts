import { useEffect, useMemo, useState } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import {
  blankValues,
  checkValues,
  valuesOf,
  type FormValue,
  type FormValues,
} from '../resources/form-fields.ts';
import type { AdminItem, AdminResource, ApiResponse } from '../resources/admin-resource.ts';
import { isHttpError } from '../parts/useWrite.tsx';
import { newForm, isChanged, openQuestions, withMine, withSaved, withTyped } from './form-state.ts';
import { keepForm, type KeptForm } from './kept-form.ts';
import { focusFault, messagesOf, refusedFields, useFieldMessages } from './useFieldMessages.ts';
import { useSaveItem } from './useSaveItem.ts';

export interface ItemFormSettings {
  resource: AdminResource;
  /** The server's last answer. Null for a new item, and for one that another administrator deleted. */
  loaded: ApiResponse | null;
  /** The values with which a new item begins. */
  initialValues?: FormValues | undefined;
  /** Unsaved input of an earlier visit, with which the form goes on. */
  kept?: KeptForm | null;
  /** True if somebody else deleted the item. The form stays open, and can add its values as a new item. */
  isGone?: boolean;
  onGone?: () => void;
  onSaved: (item: AdminItem) => void;
  /** True in a dialog, which closes when the item is saved. */
  isInDialog?: boolean;
}

/** Holds, checks and saves the form of one item. Mount it anew for every item. */
export function useItemForm(settings: ItemFormSettings) {
  const { resource, loaded, kept, isGone = false, isInDialog = false } = settings;
  const { fields, body, name } = resource;
  const site = useGetSite().data?.data;
  const saved = useMemo(
    () =>
      loaded
        ? valuesOf(fields, loaded.data)
        : { ...blankValues(fields), ...(site && resource.defaults?.(site)) },
    [loaded, fields, resource, site],
  );
  const [state, setState] = useState(() => kept ?? newForm(saved, settings.initialValues));
  // Newer saved values are merged during rendering, so that the form never shows two versions at once.
  if (state.saved !== saved) setState(isGone ? newForm(saved, state.values) : withSaved(state, saved));
  useEffect(() => {
    if (!isInDialog) keepForm(name, isChanged(state) ? { ...state, id: loaded?.data.id ?? null } : null);
  }, [name, loaded, state, isInDialog]);

  const { form, messages, tell, forget } = useFieldMessages();
  const theirs = openQuestions(state);
  const isUndecided = Object.keys(theirs).length > 0;
  const { mutate, isPending, data: saveResult } = useSaveItem(resource, loaded);
  // The save was merged with a newer version, which reaches the form a moment later.
  const asksAfterSave = saveResult === 'undecided' && isUndecided;
  useEffect(() => {
    if (asksAfterSave) focusFault(form.current);
  }, [asksAfterSave, form]);
  const save = () => {
    const { errors } = checkValues(body, fields, state.values);
    tell(messagesOf(errors));
    if (errors.length > 0 || isUndecided) return;
    mutate(state, {
      onSuccess: (result) => result !== 'undecided' && settings.onSaved(result.data),
      onError: (error) => {
        if (loaded && isHttpError(error, 404)) settings.onGone?.();
        else tell(refusedFields(state.values, error));
      },
    });
  };
  return {
    element: form,
    values: state.values,
    theirs,
    save,
    isSaving: isPending,
    errors: messages,
    type: (field: string, value: FormValue) => {
      // What is typed while the form is being saved would be lost with it.
      if (isPending) return;
      forget(field);
      setState((now) => withTyped(now, fields, field, value));
    },
    keepMine: (field: string) => setState((now) => withMine(now, field)),
  };
}

export type ItemFormState = Omit<ReturnType<typeof useItemForm>, 'element'>;
