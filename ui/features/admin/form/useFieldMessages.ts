import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '#openapi/generated/model.ts';
import { ApiError } from '#ui/api/ApiError.ts';

type Messages = Readonly<Record<string, FieldError>>;

/** Holds the messages of a form's fields. Each `tell` focuses the first invalid or undecided field. */
export function useFieldMessages() {
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<Messages>({});
  const [calls, setCalls] = useState(0);
  const tell = (newMessages: Messages) => {
    setMessages(newMessages);
    setCalls((count) => count + 1);
  };
  // An effect runs after the messages are rendered, also on a slow device.
  useEffect(() => {
    if (calls > 0) focusFault(form.current);
  }, [calls]);
  const forget = (name: string) => setMessages(({ [name]: _message, ...others }) => others);
  return { form, messages, tell, forget };
}

/** Returns the server's messages about these fields. It is empty when the server names none of them. */
export function refusedFields(values: object, error: Error): Messages {
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  return messagesOf((errors ?? []).filter(({ field }) => Object.hasOwn(values, field)));
}

export function messagesOf(errors: readonly FieldError[]): Messages {
  return Object.fromEntries(errors.map((error) => [error.field, error]));
}

/** Focuses the first invalid or undecided field, and unfolds its part. */
export function focusFault(form: HTMLElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-undecided] button');
  const folded = fault?.closest('details');
  if (folded) folded.open = true;
  fault?.focus();
}
