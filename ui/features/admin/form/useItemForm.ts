import { useEffect, useMemo, useState } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import {
  blankValues,
  checkValues,
  formValuesOf,
  type FormValue,
  type FormValues,
} from '../resources/form-fields.ts';
import type { AdminItem, AdminResource, ItemResponse } from '../resources/admin-resource.ts';
import { conflictingValues, endConflict, isChanged, startForm, mergeSaved, typeValue } from './form-state.ts';
import { deleteUnsavedForms, storeUnsavedForm, type UnsavedForm } from './unsaved-form.ts';
import { fieldErrorsOf, focusFirstError, serverFieldErrors, useFieldErrors } from './useFieldErrors.ts';
import { useSaveItem } from './useSaveItem.ts';

export interface ItemFormProps {
  resource: AdminResource;
  /** The last response of the server, or null for a new item. */
  itemResponse: ItemResponse | null;
  initialValues?: FormValues;
  /** Unsaved input of an earlier visit, which the form shows again. */
  unsaved?: UnsavedForm | null;
  onSaved: (item: AdminItem) => void;
  /** True in a dialog, which closes when the item is saved. */
  isInDialog?: boolean;
}

/** Holds, checks and saves the form of one item. Mount it anew for every item. */
export function useItemForm(props: ItemFormProps) {
  const { resource, itemResponse, unsaved, isInDialog = false } = props;
  const { fields, name } = resource;
  const site = useGetSite().data?.data;
  const saved = useMemo(() => {
    if (itemResponse) return formValuesOf(fields, itemResponse.data);
    return { ...blankValues(fields), ...(site && resource.defaults?.(site)) };
  }, [itemResponse, fields, resource, site]);
  const [state, setState] = useState(() => unsaved ?? startForm(saved, props.initialValues));
  // Newer saved values are merged during rendering, so that the form never shows two versions at once.
  if (state.saved !== saved) setState(mergeSaved(state, saved));
  useEffect(() => {
    if (isInDialog) return;
    if (isChanged(state)) storeUnsavedForm(name, { ...state, id: itemResponse?.data.id ?? null });
    else deleteUnsavedForms([name]);
  }, [name, itemResponse, state, isInDialog]);

  const { formRef, fieldErrors, showErrors, hideError } = useFieldErrors();
  const savedByOthers = conflictingValues(state);
  const hasConflict = Object.keys(savedByOthers).length > 0;
  const { mutate, isPending, data: saveResult } = useSaveItem(resource, itemResponse);
  // The save was merged with a newer version, which reaches the form a moment later.
  const isSaveInConflict = saveResult === 'conflict' && hasConflict;
  useEffect(() => {
    if (isSaveInConflict) focusFirstError(formRef.current);
  }, [isSaveInConflict, formRef]);
  const save = () => {
    const { body, errors } = checkValues(resource, state.values);
    showErrors(fieldErrorsOf(errors));
    if (errors.length > 0 || hasConflict) return;
    mutate(
      { form: state, body },
      {
        onSuccess: (result) => result !== 'conflict' && props.onSaved(result.data),
        onError: (error) => showErrors(serverFieldErrors(state.values, error)),
      },
    );
  };
  return {
    formRef,
    values: state.values,
    savedByOthers,
    save,
    isSaving: isPending,
    fieldErrors,
    setValue: (field: string, value: FormValue) => {
      // A save empties the form, so what is typed meanwhile would be lost.
      if (isPending) return;
      hideError(field);
      setState((latest) => typeValue(latest, fields, field, value));
    },
    keepMine: (field: string) => setState((latest) => endConflict(latest, field)),
  };
}

export type ItemFormApi = Omit<ReturnType<typeof useItemForm>, 'formRef'>;
