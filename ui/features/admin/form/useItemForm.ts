import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { toast, type ToastAction } from '#ui/components/toast/toast.ts';
import {
  failureWords,
  successTitle,
  visitOf,
  type AdminResource,
  type Answer,
  type Body,
  type Item,
  type Visit,
} from '../resources/resource.ts';
import { failureDetail, hasStatus } from '../session/write-failure.tsx';
import { toastFailure, useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { contractResolver, markRefused } from './form-errors.ts';
import { blankValues, checkValues, copiedValues, namesOf, valuesOf, type FormValues } from './form-fields.ts';
import { isSame, mergeVersions } from './merge-versions.ts';
import { fittingValues, type StoredForm } from '../unsaved/stored-forms.ts';

export interface Conflict {
  before: FormValues;
  saved: FormValues;
  taken: readonly string[];
  open: readonly string[];
}

export interface Opening {
  id: string | null;
  copied: Item | null;
  stored: StoredForm | null;
  takesFocus: boolean;
}

export interface ItemFormSettings {
  resource: AdminResource;
  opening: Opening;
  loaded: Answer | null;
  onStale: () => Promise<Answer | undefined>;
  /** Deleted elsewhere; the form can become a new item. */
  onGone: () => void;
  onSaved: () => void;
  onCreated: (id: string) => void;
}

/** What another visit typed, merged with what was saved since. */
function mergeStored(stored: StoredForm, fields: AdminResource['fields'], loaded: Answer | null) {
  const saved = loaded ? valuesOf(fields, loaded.data) : blankValues(fields);
  // A new item, and one that was deleted, has all that was in the form.
  const before = loaded ? fittingValues(fields, stored.before, saved) : saved;
  const typed = fittingValues(fields, stored.values, saved);
  const { values, taken, conflicts } = mergeVersions(before, typed, saved);
  const conflict = { before, saved, taken, open: conflicts };
  return { saved, values, conflict: loaded && taken.length + conflicts.length > 0 ? conflict : null };
}

function visitAction(visit: Visit | null): ToastAction | null {
  if (!visit) return null;
  const { href, rel, words } = visit;
  const onAction = () => void window.open(href, '_blank', rel === 'noopener' ? rel : '');
  return { label: words, altText: 'The row in the list leads there too', onAction };
}

/** The form of one item, from opening to saving. Mount it anew for every item. Saves from elsewhere are merged in field by field. */
export function useItemForm({
  resource,
  opening: { copied, stored },
  loaded,
  onStale,
  onGone,
  onSaved,
  onCreated,
}: ItemFormSettings) {
  const { fields, nouns } = resource;
  /** The answer that the form started from; its ETag goes along with the update. */
  const [base, setBase] = useState(loaded);
  const [resumed] = useState(() => stored && mergeStored(stored, fields, loaded));
  const [conflict, setConflict] = useState<Conflict | null>(resumed?.conflict ?? null);
  const [isGone, setGone] = useState(!loaded && (stored?.id ?? null) !== null);
  const form = useForm<FormValues, unknown, Body>({
    defaultValues: base ? valuesOf(fields, base.data) : blankValues(fields),
    resolver: contractResolver((values) => checkValues(resource.body, fields, values)),
  });
  const sent = useRef<FormValues>({});
  const seen = useRef(loaded);
  const isStale = useRef(false);

  const startFrom = (saved: FormValues, values: FormValues) => {
    form.reset(saved, { keepErrors: true });
    for (const [name, value] of Object.entries(values)) {
      if (!isSame(value, saved[name])) form.setValue(name, value, { shouldDirty: true });
    }
  };
  /** What was typed since `before` stays, the rest becomes as saved. */
  const rebase = (answer: Answer, before: FormValues) => {
    const saved = valuesOf(fields, answer.data);
    const { values, taken, conflicts } = mergeVersions(before, form.getValues(), saved);
    startFrom(saved, values);
    setBase(answer);
    return { before, saved, taken, open: conflicts };
  };
  const absorb = (answer: Answer) => {
    // An answer that was under way while this form saved.
    if (base && answer.data.version < base.data.version) return;
    const found = rebase(answer, base ? valuesOf(fields, base.data) : blankValues(fields));
    // This page's own changes, such as a star in the list, need no words.
    if (isStale.current || found.open.length > 0) setConflict(found);
    isStale.current = false;
  };
  const begin = useEffectEvent(() => {
    if (copied) startFrom(blankValues(fields), copiedValues(fields, copied));
    if (resumed) startFrom(resumed.saved, resumed.values);
    for (const name of namesOf(fields).filter((one) => stored?.lost?.includes(one)))
      form.setError(name, { type: 'lost', message: 'The chosen file was not kept. Please choose it again.' });
  });
  useEffect(() => {
    begin();
  }, []);
  const absorbLoaded = useEffectEvent(absorb);
  useEffect(() => {
    if (!loaded || loaded === seen.current) return;
    seen.current = loaded;
    absorbLoaded(loaded);
  }, [loaded]);

  const isDeleted = (error: Error) => base !== null && hasStatus(error, 404);
  const failed = (error: Error) =>
    toastFailure(
      failureWords(nouns, base ? 'update' : 'create'),
      isDeleted(error) || hasStatus(error, 412) ? '' : failureDetail(error),
    );
  const onError = (error: Error) => {
    if (isDeleted(error)) {
      setBase(null);
      setConflict(null);
      setGone(true);
      startFrom(blankValues(fields), form.getValues());
      onGone();
    } else if (hasStatus(error, 412)) {
      isStale.current = true;
      void onStale().then((answer) => {
        // A difference comes as `loaded`; no difference is to be told too.
        if (!answer) isStale.current = false;
        else if (answer === seen.current) absorb(answer);
      });
    } else markRefused(form, namesOf(fields), error);
  };
  const onSuccess = ({ data }: Answer) => {
    const action = visitAction(visitOf(resource, data, Date.now()));
    toast({ title: successTitle(nouns, base ? 'updated' : 'created'), ...(action && { action }) });
  };
  const settings = { failed, onSuccess, onError };
  const etag = base?.headers['etag'];
  const update = useSingleFlight(
    resource.useUpdate({
      mutation: useWriteOptions(settings),
      ...(etag ? { request: { headers: { 'If-Match': etag } } } : {}),
    }),
  );
  const create = useSingleFlight(resource.useCreate({ mutation: useWriteOptions(settings) }));

  const goOn = (answer: Answer) => {
    const now = form.getValues();
    if (fields.every(({ name }) => isSame(now[name], sent.current[name]))) return onSaved();
    rebase(answer, sent.current);
    setConflict(null);
    setGone(false);
    if (!base) onCreated(answer.data.id);
  };

  return {
    form,
    item: base?.data ?? null,
    conflict,
    isGone,
    isSaving: update.isPending || create.isPending,
    dismissConflict: () => setConflict(null),
    decide: (name: string, version: 'saved' | 'mine') => {
      if (!conflict) return;
      if (version === 'saved') form.resetField(name);
      const open = conflict.open.filter((field) => field !== name);
      setConflict(open.length > 0 ? { ...conflict, open } : null);
    },
    submit: (event: FormEvent) =>
      form.handleSubmit((data) => {
        sent.current = form.getValues();
        if (base) update.mutate({ id: base.data.id, data }, { onSuccess: goOn });
        else create.mutate({ data }, { onSuccess: goOn });
      })(event),
  };
}
