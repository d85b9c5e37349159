import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnceHydrated } from '#ui/lib/browser/useOnceHydrated.ts';
import { VOICE_INSECURE, VOICE_START_FAILED, VOICE_UNSUPPORTED, voiceErrorMessage } from './voice-words.ts';

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

const recogniserClass = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

export function useVoiceSupport(): boolean {
  return useOnceHydrated(() => recogniserClass() !== undefined, true);
}

interface VoiceSearchOptions {
  onResult: (term: string) => void;
  /** With the words of PRODUCT.md, section 8. */
  onError: (message: string) => void;
}

export interface VoiceSearch {
  isListening: boolean;
  transcript: string;
  /** False when it cannot begin. */
  start: () => boolean;
  /** What was heard by then still counts. */
  stop: () => void;
}

/** Hears one utterance, to a result, an error or a stop (PRODUCT.md, section 4). */
export function useVoiceSearch({ onResult, onError }: VoiceSearchOptions): VoiceSearch {
  const [heard, setHeard] = useState<string | null>(null);
  const current = useRef<SpeechRecogniser | null>(null);
  /** An utterance that the visitor stopped ends without an error. */
  const isStopped = useRef(false);

  /** Ends an utterance: none of its later events counts. */
  const leave = () => {
    const recogniser = current.current;
    current.current = null;
    setHeard(null);
    if (recogniser) recogniser.onresult = recogniser.onerror = recogniser.onend = null;
    return recogniser;
  };
  const leaveAtEnd = useEffectEvent(() => leave()?.abort());
  useEffect(() => () => leaveAtEnd(), []);

  const fail = (message: string): false => {
    leave();
    onError(message);
    return false;
  };

  const start = (): boolean => {
    leave()?.abort();
    const Recogniser = recogniserClass();
    if (!window.isSecureContext) return fail(VOICE_INSECURE);
    if (!Recogniser) return fail(VOICE_UNSUPPORTED);
    const recogniser = new Recogniser();
    // PRODUCT.md, section 9.
    Object.assign(recogniser, { lang: 'en-US', continuous: false, interimResults: true, maxAlternatives: 1 });
    let transcript = '';
    const finish = () => {
      leave();
      if (transcript !== '') onResult(transcript);
      // Some browsers just end when they heard nothing.
      else if (!isStopped.current) onError(voiceErrorMessage('no-speech'));
    };
    recogniser.onresult = ({ results }) => {
      const parts = Array.from(results);
      transcript = parts
        .map((part) => part[0]?.transcript ?? '')
        .join('')
        .trim();
      if (parts.length > 0 && parts.every(({ isFinal }) => isFinal)) finish();
      else if (!isStopped.current) setHeard(transcript);
    };
    recogniser.onerror = ({ error }) => {
      leave();
      if (!isStopped.current) onError(voiceErrorMessage(error));
    };
    // Not every browser marks its last result as final.
    recogniser.onend = finish;
    current.current = recogniser;
    isStopped.current = false;
    setHeard('');
    try {
      recogniser.start();
      return true;
    } catch {
      return fail(VOICE_START_FAILED);
    }
  };

  const stop = () => {
    if (!current.current) return;
    isStopped.current = true;
    setHeard(null);
    current.current.stop();
  };
  return { isListening: heard !== null, transcript: heard ?? '', start, stop };
}
