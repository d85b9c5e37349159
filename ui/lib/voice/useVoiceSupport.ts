import { useOnceHydrated } from '#ui/lib/browser/useOnceHydrated.ts';
import { speechRecogniserClass } from './speech-recogniser-class.ts';

export function useVoiceSupport(): boolean {
  return useOnceHydrated(() => speechRecogniserClass() !== undefined, true);
}
