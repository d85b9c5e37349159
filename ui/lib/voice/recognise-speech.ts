import { VOICE_INSECURE, VOICE_START_FAILED, VOICE_UNSUPPORTED, voiceErrorMessage } from './voice-errors.ts';
import { speechRecogniserClass } from './speech-recogniser-class.ts';

/** Language that voice search listens for (PRODUCT.md, section 9). */
const VOICE_LANGUAGE = 'en-US';

interface Listener {
  /** What was heard so far of the utterance. */
  onInterim: (transcript: string) => void;
  /** What was said, told once. */
  onResult: (term: string) => void;
  /** A message for the visitor, in the words of PRODUCT.md, section 8. */
  onError: (message: string) => void;
  /** Nothing more is listened to; told once, before the result or the error. */
  onEnd: () => void;
}

/** A listening under way. */
export interface Listening {
  /** Ends it; what was heard by then still counts, and nothing else is reported. */
  stop: () => void;
  /** Ends it without a word. */
  cancel: () => void;
}

/** All that was heard, and whether the browser takes it for final. */
function heard(results: SpeechRecognitionResultList): { text: string; isFinal: boolean } {
  const all = Array.from(results);
  const text = all.map((result) => result[0]?.transcript ?? '').join('');
  return { text: text.trim(), isFinal: all.length > 0 && all.every((result) => result.isFinal) };
}

/**
 * Listens to a single utterance in American English, with interim results; "ends on a final result, an error or a stop"
 * (PRODUCT.md, section 4). Null when it cannot even begin, which has been told by then.
 */
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
    // Some browsers end without a word of explanation when they have heard nothing.
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
    // A visitor who stopped it knows why.
    if (!isStopped) onError(voiceErrorMessage(error));
  };
  // Not every browser calls its last result final.
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
