import { VOICE_INSECURE, VOICE_START_FAILED, VOICE_UNSUPPORTED, voiceErrorMessage } from './voice-errors.ts';
import { speechRecogniserClass } from './voice-support.ts';

/** PRODUCT.md, section 9. */
const VOICE_LANGUAGE = 'en-US';

interface Listener {
  onInterim: (transcript: string) => void;
  onResult: (term: string) => void;
  /** With the words of PRODUCT.md, section 8. */
  onError: (message: string) => void;
  onEnd: () => void;
}

export interface Listening {
  /** What was heard by then still counts. */
  stop: () => void;
  cancel: () => void;
}

function heard(results: SpeechRecognitionResultList): { text: string; isFinal: boolean } {
  const all = Array.from(results);
  const text = all.map((result) => result[0]?.transcript ?? '').join('');
  return { text: text.trim(), isFinal: all.length > 0 && all.every((result) => result.isFinal) };
}

/** One utterance, to a result, an error or a stop (PRODUCT.md, section 4). Null when it cannot begin, which is reported by then. */
export function recogniseSpeech({ onInterim, onResult, onError, onEnd }: Listener): Listening | null {
  const Recogniser = speechRecogniserClass();
  if (!window.isSecureContext || !Recogniser) {
    onError(window.isSecureContext ? VOICE_UNSUPPORTED : VOICE_INSECURE);
    return null;
  }
  const recogniser = new Recogniser();
  recogniser.lang = VOICE_LANGUAGE;
  recogniser.continuous = false;
  recogniser.interimResults = true;
  recogniser.maxAlternatives = 1;

  let transcript = '';
  let isStopped = false;
  let hasEnded = false;
  const end = () => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  const detach = () => {
    recogniser.onresult = null;
    recogniser.onerror = null;
    recogniser.onend = null;
  };
  const finish = (term: string) => {
    detach();
    end();
    if (term !== '') onResult(term);
    // Some browsers just end when they heard nothing.
    else if (!isStopped) onError(voiceErrorMessage('no-speech'));
  };

  recogniser.onresult = ({ results }) => {
    const { text, isFinal } = heard(results);
    transcript = text;
    if (isFinal) finish(text);
    else if (!isStopped) onInterim(text);
  };
  recogniser.onerror = ({ error }) => {
    detach();
    end();
    if (!isStopped) onError(voiceErrorMessage(error));
  };
  // Not every browser marks its last result as final.
  recogniser.onend = () => finish(transcript);

  try {
    recogniser.start();
  } catch {
    detach();
    onError(VOICE_START_FAILED);
    return null;
  }
  return {
    stop: () => {
      isStopped = true;
      end();
      recogniser.stop();
    },
    cancel: () => {
      detach();
      recogniser.abort();
    },
  };
}
