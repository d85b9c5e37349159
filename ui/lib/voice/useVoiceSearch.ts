import { useEffect, useRef, useState } from 'react';
import { useOnceHydrated } from '#ui/lib/browser/useOnceHydrated.ts';
import { VOICE_INSECURE, VOICE_START_FAILED, VOICE_UNSUPPORTED, voiceErrorMessage } from './voice-words.ts';

/** TypeScript knows the API's events, but not the recogniser. */
export interface SpeechRecogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
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

const recogniserClass = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

export function useVoiceSupport(): boolean {
  return useOnceHydrated(() => recogniserClass() !== undefined, true);
}

interface VoiceSearchOptions {
  onResult: (term: string) => void;
  /** The messages have the words of PRODUCT.md, section 8. */
  onError: (message: string) => void;
}

export interface VoiceSearch {
  isListening: boolean;
  transcript: string;
  /** Returns false when it cannot begin. */
  start: () => boolean;
  /** Stops listening. The words heard so far still count. */
  stop: () => void;
}

/** Listens to one utterance, to a result, an error or a stop (PRODUCT.md, section 4). */
export function useVoiceSearch({ onResult, onError }: VoiceSearchOptions): VoiceSearch {
  const [heard, setHeard] = useState<string | null>(null);
  /** This is the current utterance; later events of an earlier one are ignored. */
  const current = useRef<{ recogniser: SpeechRecogniser; isStopped: boolean } | null>(null);
  const drop = () => {
    current.current?.recogniser.abort();
    current.current = null;
  };
  useEffect(() => drop, []);

  const fail = (message: string): false => {
    current.current = null;
    setHeard(null);
    onError(message);
    return false;
  };

  const start = (): boolean => {
    drop();
    const Recogniser = recogniserClass();
    if (!window.isSecureContext) return fail(VOICE_INSECURE);
    if (!Recogniser) return fail(VOICE_UNSUPPORTED);
    const recogniser = new Recogniser();
    // PRODUCT.md, section 9, gives this setting.
    Object.assign(recogniser, { lang: 'en-US', continuous: false, interimResults: true });
    const utterance = { recogniser, isStopped: false };
    let transcript = '';
    const end = (error: string | null) => {
      if (current.current !== utterance) return;
      current.current = null;
      setHeard(null);
      if (error === null && transcript !== '') onResult(transcript);
      // Some browsers just end when they heard nothing.
      else if (!utterance.isStopped) onError(voiceErrorMessage(error ?? 'no-speech'));
    };
    recogniser.onresult = ({ results }) => {
      const parts = Array.from(results);
      transcript = parts
        .map((part) => part[0]?.transcript ?? '')
        .join('')
        .trim();
      // An event without results ends nothing.
      if (parts.length > 0 && parts.every(({ isFinal }) => isFinal)) end(null);
      else if (current.current === utterance && !utterance.isStopped) setHeard(transcript);
    };
    recogniser.onerror = ({ error }) => end(error);
    // Not every browser marks its last result as final.
    recogniser.onend = () => end(null);
    current.current = utterance;
    setHeard('');
    try {
      recogniser.start();
      return true;
    } catch {
      return fail(VOICE_START_FAILED);
    }
  };

  /** Ends the utterance without an error. */
  const stop = () => {
    if (!current.current) return;
    current.current.isStopped = true;
    setHeard(null);
    current.current.recogniser.stop();
  };
  return { isListening: heard !== null, transcript: heard ?? '', start, stop };
}
