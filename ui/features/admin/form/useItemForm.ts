import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { toast, type ToastAction } from '#ui/components/toast/toast.ts';
import {
  failureWords,
  successTitle,
  visitOf,
  type AdminResource,
  type Answer,
  type Visit,
} from '../resources/resource.ts';
import { failureDetail, hasStatus } from '../session/write-failure.tsx';
import { toastFailure, useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { useReportUnsaved } from '../unsaved/UnsavedChanges.tsx';
import { checkValues, type FormValues } from './form-fields.ts';
import {
  firstState,
  isChanged,
  isDecided,
  isSame,
  reduceForm,
  type Beginning,
  type FormEvent,
  type FormState,
} from './form-state.ts';
import { focusFault, messagesOf, refusedFields } from './refused-fields.ts';
import { dropStoredForm, storeForm } from '../unsaved/stored-form.ts';

export interface ItemFormSettings extends Beginning {
  resource: AdminResource;
  /** Reads the item again, and tells why when it cannot. */
  readAgain: () => Promise<Answer | undefined>;
  /** Somebody else deleted the item. The form can become a new item. */
  onGone: () => void;
  /** The form was saved, and nothing was typed since. */
  onSaved: () => void;
  /** The item was created, but more was typed meanwhile. */
  onCreated: (id: string) => void;
}

/** Checks and saves the form of one item, which ItemEditor loads. Mount it anew for every item. */
export function useItemForm(form: RefObject<HTMLElement | null>, settings: ItemFormSettings) {
  const { resource, loaded, readAgain, onGone, onSaved, onCreated } = settings;
  const { fields, nouns, body, name } = resource;
  const site = useGetSite().data?.data;
  const [state, dispatch] = useReducer(
    (before: FormState, event: FormEvent) => reduceForm(fields, before, event),
    null,
    () => firstState(fields, settings, site && resource.defaults?.(site)),
  );
  const { base, values, tries, resends } = state;
  const isUnsaved = isChanged(state);
  /** What is typed now, for answers that come after another letter was typed. */
  const latest = useRef(values);
  const sent = useRef<FormValues>(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  useEffect(() => {
    if (loaded) dispatch({ kind: 'read', answer: loaded });
  }, [loaded]);
  useEffect(() => {
    if (tries > 0) focusFault(form.current);
  }, [form, tries]);
  useEffect(() => {
    const { base: item, saved: before } = state;
    if (isUnsaved) storeForm({ resource: name, id: item?.data.id ?? null, before, values: state.values });
    else dropStoredForm();
  }, [name, state, isUnsaved]);

  const isDeleted = (error: Error) => base !== null && hasStatus(error, 404);
  const isStale = (error: Error) => base !== null && hasStatus(error, 412);
  const mergeAgain = async () => {
    const answer = await readAgain();
    if (answer) dispatch({ kind: 'read', answer, wasStale: true });
  };
  /** Tells the result of every save, also when its form has been left. */
  const writing = useWriteOptions<Answer, unknown>({
    failed: (error) => {
      if (isStale(error)) return;
      const reason = isDeleted(error) ? '' : failureDetail(error);
      toastFailure(failureWords(nouns, base ? 'update' : 'create'), reason);
    },
    onSuccess: ({ data }) => {
      const action = visitAction(visitOf(resource, data, Date.now()));
      toast({ title: successTitle(nouns, base ? 'updated' : 'created'), ...(action && { action }) });
    },
    onError: (error) => {
      if (isDeleted(error)) {
        dispatch({ kind: 'deleted' });
        onGone();
      } else if (isStale(error)) void mergeAgain();
      else dispatch({ kind: 'refused', refused: refusedFields(sent.current, error) });
    },
  });
  const etag = base?.headers['etag'];
  const request = etag ? { request: { headers: { 'If-Match': etag } } } : {};
  const update = useSingleFlight(resource.useUpdate({ mutation: writing, ...request }));
  const create = useSingleFlight(resource.useCreate({ mutation: writing }));
  const isSaving = update.isPending || create.isPending;
  const reportSaved = useReportUnsaved(isUnsaved);

  /** What a save does to the form. It runs only while the form is still there. */
  const settle = {
    onSuccess: (answer: Answer) => {
      if (fields.every((field) => isSame(latest.current[field.name], sent.current[field.name]))) {
        onSaved();
        return reportSaved();
      }
      dispatch({ kind: 'saved', answer, sent: sent.current });
      if (!base) onCreated(answer.data.id);
    },
  };
  const checked = checkValues(body, fields, values);
  const save = () => {
    dispatch({ kind: 'tried' });
    if (checked.errors.length > 0 || !isDecided(state)) return;
    sent.current = values;
    if (base) update.mutate({ id: base.data.id, data: checked.body }, settle);
    else create.mutate({ data: checked.body }, settle);
  };
  const resend = useEffectEvent(save);
  useEffect(() => {
    if (resends > 0) resend();
  }, [resends]);

  // A file says at once what is wrong with it.
  const told = checked.errors.filter(({ field }) => tries > 0 || values[field] instanceof File);
  return { state, dispatch, save, isSaving, errors: { ...messagesOf(told), ...state.refused } };
}

function visitAction(visit: Visit | null): ToastAction | null {
  if (!visit) return null;
  const { href, rel, words } = visit;
  const onAction = () => void window.open(href, '_blank', rel === 'noopener' ? rel : '');
  return { label: words, altText: 'The form of the item leads there too', onAction };
}
