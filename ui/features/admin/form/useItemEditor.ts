import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useForm, useFormState, type FieldErrors, type Resolver } from 'react-hook-form';
import { ApiError } from '#ui/api/ApiError.ts';
import { etagOf } from '#ui/api/fetcher.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { refreshChangedLists } from '../resources/changed-lists.ts';
import {
  failureWords,
  selectedItem,
  successTitle,
  type AdminResource,
  type Item,
} from '../resources/resource.ts';
import { hasStatus } from '../session/failure.ts';
import { useWrite } from '../session/useWrite.tsx';
import { blankValues, checkValues, valuesOf, type FormValues } from './form-fields.ts';

type Body = Record<string, unknown>;

/** The contract's own rules and words for every form. */
function contractResolver({ body, fields }: AdminResource): Resolver<FormValues, unknown, Body> {
  return (values) => {
    const checked = checkValues(body, fields, values);
    if (checked.errors.length === 0) return { values: checked.body, errors: {} };
    const errors: FieldErrors<FormValues> = {};
    for (const { field, message } of checked.errors) errors[field] = { type: 'contract', message };
    return { values: {}, errors };
  };
}

/**
 * "Each tab's form is in add mode or edit mode" (spec, section 4): the form of a resource, the item being edited and
 * how both are loaded, saved and put away.
 */
export function useItemEditor(resource: AdminResource) {
  const { fields, nouns } = resource;
  const queryClient = useQueryClient();
  const form = useForm<FormValues, unknown, Body>({
    defaultValues: blankValues(fields),
    resolver: contractResolver(resource),
  });
  const { isDirty } = useFormState({ control: form.control });
  const [mode, setMode] = useState<'add' | 'edit'>('add');
  const [selected, setSelected] = useState<Item | null>(null);
  /** The item as it is on the server, when that is not what was opened here. */
  const [newer, setNewer] = useState<Item | null>(null);

  const startAdding = () => {
    setMode('add');
    setSelected(null);
    setNewer(null);
    form.reset(blankValues(fields));
  };

  const show = (item: Item) => {
    setSelected(item);
    setNewer(null);
    form.reset(valuesOf(fields, item));
  };

  const load = useWrite({
    write: (id: string) => resource.get(id),
    failed: `Failed to load ${nouns.singular}`,
    onSuccess: show,
    onError: startAdding,
  });

  const startEditing = (id: string) => {
    setMode('edit');
    setSelected(null);
    setNewer(null);
    load.mutate(id);
  };

  const markFields = (error: ApiError) => {
    const known = error.problem?.errors?.filter(({ field }) => fields.some(({ name }) => name === field));
    for (const { field, message } of known ?? []) form.setError(field, { type: 'server', message });
    const first = fields.find(({ name }) => known?.some(({ field }) => field === name));
    if (first) form.setFocus(first.name);
  };

  const save = useWrite({
    write: (body: Body) => {
      if (mode === 'add') return resource.create(body);
      const { id } = selectedItem(selected, nouns);
      const etag = selected && etagOf(selected);
      return resource.update(id, body, etag ? { headers: { 'If-Match': etag } } : {});
    },
    failed: failureWords(nouns, mode === 'add' ? 'create' : 'update'),
    onSuccess: () => {
      toast({ title: successTitle(nouns, mode === 'add' ? 'created' : 'updated') });
      startAdding();
      void refreshChangedLists(queryClient, resource.name);
    },
    onError: (error) => {
      if (hasStatus(error, 412) && selected) {
        void resource.get(selected.id).then(setNewer, () => undefined);
        void refreshChangedLists(queryClient, resource.name);
      } else if (error instanceof ApiError) markFields(error);
    },
  });

  /** A change made elsewhere on this page, so that the form does not take it for someone else's. */
  const absorb = (item: Item, name: string) => {
    if (selected?.id !== item.id) return;
    setSelected(item);
    const value = valuesOf(fields, item)[name];
    if (value !== undefined) form.resetField(name, { defaultValue: value });
  };

  return {
    form,
    mode,
    selected,
    newer,
    isLoading: load.isPending,
    isSaving: save.isPending,
    startAdding,
    startEditing,
    absorb,
    /** Another version of the item was brought back: it is shown, unless something else was typed. */
    takeRestored: ({ id }: Item) => {
      if (selected?.id === id && !isDirty) load.mutate(id);
    },
    /** Takes what is on the server instead of what was typed. */
    takeNewer: () => {
      if (newer) show(newer);
    },
    /** Keeps what was typed; the next save replaces what is on the server. */
    keepMine: () => {
      setSelected(newer);
      setNewer(null);
    },
    submit: async (event: FormEvent) => {
      event.preventDefault();
      if (save.isPending) return;
      // There is nothing to check yet; the save says so.
      if (mode === 'edit' && !selected) save.mutate({});
      else await form.handleSubmit((body) => save.mutate(body))(event);
    },
  };
}

export type ItemEditor = ReturnType<typeof useItemEditor>;
