import { useRef, useState } from 'react';
import { ApiError } from '#ui/api/ApiError.ts';

type Messages = Readonly<Record<string, string>>;

/** The messages at the fields of a form, by name. Telling them moves the focus to the first bad field. */
export function useFieldMessages() {
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<Messages>({});
  const tell = (told: Messages) => {
    setMessages(told);
    requestAnimationFrame(() => focusFault(form.current));
  };
  const forget = (name: string) => setMessages(({ [name]: _told, ...others }) => others);
  return { form, messages, tell, forget };
}

/** What the server refuses of these fields. It is empty when it names none of them. */
export function refusedFields(values: object, error: Error): Messages {
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  return messagesOf((errors ?? []).filter(({ field }) => Object.hasOwn(values, field)));
}

export function messagesOf(errors: readonly { field: string; message: string }[]): Messages {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** Puts the focus on the first field that is bad or undecided, which may be folded away. */
function focusFault(form: HTMLElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-undecided] button');
  const folded = fault?.closest('details');
  if (folded) folded.open = true;
  fault?.focus();
}
