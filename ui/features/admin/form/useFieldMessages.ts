import { useRef, useState } from 'react';
import { focusFault } from './refused-fields.ts';

type Messages = Readonly<Record<string, string>>;

/** The messages at the fields of a small form, by name. Telling them moves the focus to the first bad field. */
export function useFieldMessages() {
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<Messages>({});
  const tell = (told: Messages) => {
    setMessages(told);
    requestAnimationFrame(() => focusFault(form.current));
  };
  return { form, messages, tell };
}
