import type { SpeechRecogniser } from '#ui/features/search/useVoiceSearch.ts';

/** A recogniser without a microphone. `say` and `failWith` decide what it hears. */
export class FakeRecogniser implements SpeechRecogniser {
  static last: FakeRecogniser | undefined;

  lang = '';
  continuous = false;
  interimResults = false;
  maxAlternatives = 1;
  onresult: SpeechRecogniser['onresult'] = null;
  onerror: SpeechRecogniser['onerror'] = null;
  onend: SpeechRecogniser['onend'] = null;

  start() {
    FakeRecogniser.last = this;
  }

  stop() {
    this.onend?.();
  }

  abort() {
    FakeRecogniser.last = undefined;
  }
}

function listening(): FakeRecogniser {
  if (!FakeRecogniser.last) throw new Error('Nothing listens.');
  return FakeRecogniser.last;
}

/** Lets the recogniser hear these words. */
export function say(transcript: string, isFinal: boolean): void {
  const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal });
  listening().onresult?.({ results: [result] as unknown as SpeechRecognitionResultList });
}

/** Lets the recogniser fail with a code. */
export function failWith(code: string): void {
  listening().onerror?.({ error: code as SpeechRecognitionErrorCode });
}

type RecogniserClass = Window['SpeechRecognition'];

/** Replaces the browser's recogniser by another one, or by none. The returned function restores it. */
export function replaceRecogniser(recogniser: RecogniserClass): () => void {
  const original = { standard: window.SpeechRecognition, prefixed: window.webkitSpeechRecognition };
  window.SpeechRecognition = recogniser;
  window.webkitSpeechRecognition = undefined;
  FakeRecogniser.last = undefined;
  return () => {
    window.SpeechRecognition = original.standard;
    window.webkitSpeechRecognition = original.prefixed;
  };
}
