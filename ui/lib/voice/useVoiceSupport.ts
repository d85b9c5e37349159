import { useSyncExternalStore } from 'react';
import { speechRecogniserClass } from './speech-recogniser-class.ts';

const never = () => () => undefined;

/** Whether this browser can listen; assumed until the page lives, so that server and browser render alike. */
export function useVoiceSupport(): boolean {
  return useSyncExternalStore(
    never,
    () => speechRecogniserClass() !== undefined,
    () => true,
  );
}
