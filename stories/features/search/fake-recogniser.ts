import type { SpeechRecogniser } from '#ui/lib/voice/useVoiceSearch.ts';

/** A browser's speech recognition that hears what a story tells it. */
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

/** The recogniser that listens at the moment. */
function listening(): FakeRecogniser {
  if (!FakeRecogniser.last) throw new Error('Nothing listens.');
  return FakeRecogniser.last;
}

/** Words reach the microphone. */
export function say(transcript: string, isFinal: boolean): void {
  const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal });
  listening().onresult?.({ results: [result] as unknown as SpeechRecognitionResultList });
}

/** The recogniser gives up with a code. */
export function failWith(code: string): void {
  listening().onerror?.({ error: code as SpeechRecognitionErrorCode });
}

type RecogniserClass = Window['SpeechRecognition'];

/** Puts a recogniser, or none, in the browser's place; the returned function puts the browser's own back. */
export function replaceRecogniser(recogniser: RecogniserClass): () => void {
  const own = { standard: window.SpeechRecognition, prefixed: window.webkitSpeechRecognition };
  window.SpeechRecognition = recogniser;
  window.webkitSpeechRecognition = undefined;
  FakeRecogniser.last = undefined;
  return () => {
    window.SpeechRecognition = own.standard;
    window.webkitSpeechRecognition = own.prefixed;
  };
}
