import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { recogniseSpeech, type Listening } from './recognise-speech.ts';

interface VoiceSearchOptions {
  onResult: (term: string) => void;
  onError: (message: string) => void;
}

export interface VoiceSearch {
  isListening: boolean;
  transcript: string;
  /** False when it cannot begin. */
  start: () => boolean;
  stop: () => void;
}

export function useVoiceSearch(options: VoiceSearchOptions): VoiceSearch {
  const [heard, setHeard] = useState<string | null>(null);
  const listening = useRef<Listening | null>(null);
  const latest = useRef(options);

  useLayoutEffect(() => {
    latest.current = options;
  });

  useEffect(
    () => () => {
      listening.current?.cancel();
      listening.current = null;
    },
    [],
  );

  const start = () => {
    listening.current?.cancel();
    setHeard('');
    listening.current = recogniseSpeech({
      onInterim: setHeard,
      onResult: (term) => latest.current.onResult(term),
      onError: (message) => latest.current.onError(message),
      onEnd: () => setHeard(null),
    });
    if (!listening.current) setHeard(null);
    return listening.current !== null;
  };

  return {
    isListening: heard !== null,
    transcript: heard ?? '',
    start,
    stop: () => listening.current?.stop(),
  };
}
