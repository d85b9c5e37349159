import { useSyncExternalStore } from 'react';
import { speechRecogniserClass } from './speech-recogniser-class.ts';

const never = () => () => undefined;

/** Assumed until hydration, so that server and browser render alike. */
export function useVoiceSupport(): boolean {
  return useSyncExternalStore(
    never,
    () => speechRecogniserClass() !== undefined,
    () => true,
  );
}
