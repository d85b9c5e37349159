import { useEffect, useRef, useState } from 'react';
import { useOnceHydrated } from '#ui/hooks/useOnceHydrated.ts';

/** TypeScript has types for the events of this API, but not for the recogniser. */
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

/** The toast "Voice search error" has a sentence for each code of the recogniser (PRODUCT.md, Messages). */
const ERRORS: Record<string, string> = {
  network: 'Network error - please check your connection and try again',
  'not-allowed':
    "Microphone access denied. Click the microphone icon in your browser's address bar to allow access.",
  'no-speech': 'No speech detected. Please speak clearly and try again.',
  aborted: 'Voice search was cancelled',
  'audio-capture': 'Audio capture failed. Please check your microphone and try again.',
  'service-not-allowed': 'Voice search service not available',
  'bad-grammar': 'Speech not recognized. Please try again with clearer pronunciation.',
  'language-not-supported': 'Language not supported for voice search',
};
const INSECURE = 'Voice search requires HTTPS. Please use a secure connection.';
const UNSUPPORTED =
  'Speech recognition is not supported in this browser. Please use Chrome, Edge, or Safari.';
const START_FAILED = 'Failed to start voice recognition. Please try again.';

interface VoiceSearchOptions {
  onResult: (term: string) => void;
  onError: (message: string) => void;
}

export interface VoiceSearch {
  isListening: boolean;
  transcript: string;
  /** Returns false if it cannot start. */
  start: () => boolean;
  /** Stops listening, and reports the words heard so far. */
  stop: () => void;
}

const messageFor = (code: string): string => ERRORS[code] ?? `Voice search error: ${code}`;

/** Listens to one utterance, until a result, an error or a stop (PRODUCT.md, States). */
export function useVoiceSearch({ onResult, onError }: VoiceSearchOptions): VoiceSearch {
  const [heard, setHeard] = useState<string | null>(null);
  /** The current utterance; later events of an earlier one are ignored. */
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
    if (!window.isSecureContext) return fail(INSECURE);
    if (!Recogniser) return fail(UNSUPPORTED);
    const recogniser = new Recogniser();
    // Each search is one utterance, and the words heard so far are shown meanwhile (PRODUCT.md, Constants).
    Object.assign(recogniser, { lang: 'en-US', continuous: false, interimResults: true });
    const utterance = { recogniser, isStopped: false };
    let transcript = '';
    const end = (error: string | null) => {
      if (current.current !== utterance) return;
      current.current = null;
      setHeard(null);
      if (error === null && transcript !== '') onResult(transcript);
      // Some browsers send only `end` when they heard nothing.
      else if (!utterance.isStopped) onError(messageFor(error ?? 'no-speech'));
    };
    recogniser.onresult = ({ results }) => {
      const parts = Array.from(results);
      transcript = parts
        .map((part) => part[0]?.transcript ?? '')
        .join('')
        .trim();
      // An event may have no results, which is not the end.
      if (parts.length > 0 && parts.every(({ isFinal }) => isFinal)) end(null);
      else if (current.current === utterance && !utterance.isStopped) setHeard(transcript);
    };
    recogniser.onerror = ({ error }) => end(error);
    // Some browsers do not mark the last result as final.
    recogniser.onend = () => end(null);
    current.current = utterance;
    setHeard('');
    try {
      recogniser.start();
      return true;
    } catch {
      return fail(START_FAILED);
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
