import { useOnceHydrated } from '#ui/lib/browser/useOnceHydrated.ts';

/** TypeScript knows the API's events, but not the recogniser. */
export interface SpeechRecogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: Pick<SpeechRecognitionEvent, 'results'>) => void) | null;
  onerror: ((event: Pick<SpeechRecognitionErrorEvent, 'error'>) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

type SpeechRecogniserClass = new () => SpeechRecogniser;

declare global {
  interface Window {
    SpeechRecognition?: SpeechRecogniserClass;
    webkitSpeechRecognition?: SpeechRecogniserClass;
  }
}

export function speechRecogniserClass(): SpeechRecogniserClass | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

export function useVoiceSupport(): boolean {
  return useOnceHydrated(() => speechRecogniserClass() !== undefined, true);
}

/** PRODUCT.md, section 8. */
export function voiceLabel(isSupported: boolean): string {
  return isSupported ? 'Voice Search' : 'Voice Search (Unavailable)';
}
