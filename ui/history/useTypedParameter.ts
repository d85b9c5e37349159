import { useEffect, useEffectEvent, useState } from 'react';
import { useUrlParameters, withParameter } from './useUrlParameters.ts';

/** Browsers limit how often a page may rewrite its URL. */
const URL_DELAY_MS = 300;

/** Returns the typed text at once. The URL gets it after a pause, without a new entry of the history. */
export function useTypedParameter(name: string): [string, (text: string) => void] {
  const [parameters, updateQuery] = useUrlParameters();
  const written = parameters.get(name) ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  if (typed !== null && typed === written) setTyped(null);

  const write = useEffectEvent((text: string) => updateQuery((newest) => withParameter(newest, name, text)));
  useEffect(() => {
    if (typed === null) return undefined;
    const over = new AbortController();
    const writeNow = () => {
      over.abort();
      write(typed);
    };
    const timer = setTimeout(writeNow, URL_DELAY_MS);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    // Write before the next action. If it leads to another page, a later write would lead back.
    const first = { capture: true, signal: over.signal };
    for (const event of ['pointerdown', 'focusout']) document.addEventListener(event, writeNow, first);
    return () => over.abort();
  }, [typed]);

  return [typed ?? written, setTyped];
}
