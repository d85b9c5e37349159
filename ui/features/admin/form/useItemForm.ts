import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { toast, type ToastAction } from '#ui/components/toast/toast.ts';
import {
  failureWords,
  successTitle,
  visitOf,
  type AdminResource,
  type Answer,
  type Item,
  type Visit,
} from '../resources/resource.ts';
import { failureDetail, hasStatus } from '../session/write-failure.tsx';
import { toastFailure, useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { useReportUnsaved } from '../unsaved/UnsavedChanges.tsx';
import {
  draftOf,
  draftSince,
  draftValues,
  isChanged,
  savedMeanwhile,
  shownValues,
  withDecision,
  withTyped,
  type Draft,
} from './form-draft.ts';
import {
  blankValues,
  checkValues,
  valuesOf,
  type FormValue,
  type FormValues,
} from '../resources/form-fields.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { messagesOf, refusedFields, useFieldMessages } from './useFieldMessages.ts';

export interface ItemFormSettings {
  resource: AdminResource;
  /** The form shows this item; null means a new one. */
  id: string | null;
  /** This is the server's last answer. It is null for a new item, and for one that somebody else deleted. */
  loaded: Answer | null;
  /** A new item begins with these values. */
  begun?: FormValues | null;
  /** Reads the item again, and shows a failure. */
  readAgain?: () => Promise<boolean>;
  /** It is called when somebody else deleted the item. The form can become a new item. */
  onGone?: () => void;
  /** It is called when the form was saved and nothing was typed since. */
  onSaved: (item: Item) => void;
  /** It is called when the item was created, but more was typed meanwhile. */
  onCreated: (item: Item) => void;
  /** The form is in a dialog, which closes when the item is saved. */
  isInDialog?: boolean;
}

/** Checks and saves the form of one item. Mount it anew for every item. */
export function useItemForm(settings: ItemFormSettings) {
  const { resource, id, loaded, begun, readAgain, onGone, onSaved, onCreated, isInDialog = false } = settings;
  const { fields, nouns, body, name } = resource;
  const site = useGetSite().data?.data;
  const saved = useMemo(
    () =>
      loaded
        ? valuesOf(fields, loaded.data)
        : { ...blankValues(fields), ...(site && resource.defaults?.(site)) },
    [loaded, fields, resource, site],
  );
  const [kept] = useState(() => (isInDialog ? null : keptDraft(name)));
  const isKept = kept !== null && kept.id === id;
  const [draft, setDraft] = useState<Draft>(() => {
    if (!isKept) return begun ? draftOf(begun, saved) : {};
    if (id === null || loaded) return kept.draft;
    return draftOf(draftValues(kept.draft), saved);
  });
  const [isGone, setGone] = useState(id !== null && !loaded);
  const [isTried, setTried] = useState(false);
  const { form, messages, tell, forget } = useFieldMessages();
  const values = shownValues(saved, draft);
  const theirs = savedMeanwhile(saved, draft);
  const checked = checkValues(body, fields, values);
  const isUnsaved = !isInDialog && isChanged(saved, draft);
  const reportSaved = useReportUnsaved(isUnsaved, () => keepDraft(name, null));
  useEffect(() => {
    if (isInDialog) return;
    const whole = { ...draftOf(saved, saved), ...draft };
    keepDraft(name, isUnsaved ? { id: loaded?.data.id ?? null, draft: whole } : null);
  }, [name, loaded, saved, draft, isUnsaved, isInDialog]);
  /** This holds the typed values now, for answers that arrive after more typing. */
  const latest = useRef(draft);
  const etag = loaded?.headers['etag'];
  /** This holds the last saved values and the version of the item. */
  const sent = useRef({ values, etag });
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  /** The server refused a save on this version as stale. The form is saved again after it is merged with a newer version. */
  const [stale, setStale] = useState<string>();

  const isDeleted = (error: Error) => loaded !== null && hasStatus(error, 404);
  const isStale = (error: Error) => loaded !== null && hasStatus(error, 412);
  /** Shows the result of every save, also when the administrator has left the form. */
  const writing = useWriteOptions<Answer, unknown>({
    failed: (error) => {
      if (isStale(error)) return;
      const reason = isDeleted(error) ? '' : failureDetail(error);
      toastFailure(failureWords(nouns, loaded ? 'update' : 'create'), reason);
    },
    onSuccess: ({ data }) => {
      const action = visitAction(visitOf(resource, data, Date.now()));
      toast({ title: successTitle(nouns, loaded ? 'updated' : 'created'), ...(action && { action }) });
    },
    onError: (error) => {
      if (isDeleted(error)) {
        setDraft(draftOf(shownValues(saved, latest.current), blankValues(fields)));
        setGone(true);
      } else if (isStale(error)) {
        setStale(sent.current.etag);
        void readAgain?.().then((isRead) => isRead || setStale(undefined));
      } else tell(refusedFields(sent.current.values, error));
    },
  });
  const request = etag ? { request: { headers: { 'If-Match': etag } } } : {};
  const update = useSingleFlight(resource.useUpdate({ mutation: writing, ...request }));
  const create = useSingleFlight(resource.useCreate({ mutation: writing }));
  const queryClient = useQueryClient();
  /** Updates the form after a save. It runs only while the form is still shown. */
  const settle = {
    onSuccess: (answer: Answer) => {
      const since = draftSince(sent.current.values, latest.current, valuesOf(fields, answer.data));
      if (Object.keys(since).length === 0) {
        onSaved(answer.data);
        return reportSaved();
      }
      queryClient.setQueryData(resource.item(answer.data.id).queryKey, answer);
      setDraft(since);
      setGone(false);
      if (!loaded) onCreated(answer.data);
    },
  };
  const save = () => {
    setTried(true);
    tell({});
    if (checked.errors.length > 0 || Object.keys(theirs).length > 0) return;
    sent.current = { values, etag };
    if (loaded) update.mutate({ id: loaded.data.id, data: checked.body }, settle);
    else create.mutate({ data: checked.body }, settle);
  };
  const lose = useEffectEvent(() => onGone?.());
  useEffect(() => {
    if (isGone) lose();
  }, [isGone]);
  const saveMerged = useEffectEvent(() => {
    setStale(undefined);
    save();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The answer comes from outside React.
    if (stale !== undefined && etag !== stale) saveMerged();
  }, [stale, etag]);

  return {
    form,
    values,
    theirs,
    isGone,
    isKept,
    save,
    isSaving: update.isPending || create.isPending,
    errors: { ...messagesOf(isTried ? checked.errors : []), ...messages },
    type: (field: string, value: FormValue) => {
      forget(field);
      setDraft((before) => withTyped(fields, saved, before, { name: field, value }));
    },
    decide: (field: string, takes: 'theirs' | 'mine') =>
      setDraft((before) => withDecision(saved, before, field, takes)),
  };
}

function visitAction(visit: Visit | null): ToastAction | null {
  if (!visit) return null;
  const { href, rel, words } = visit;
  const onAction = () => void window.open(href, '_blank', rel === 'noopener' ? rel : '');
  return { label: words, altText: 'The form of the item leads there too', onAction };
}
