/** What is used of the Web Speech API's recogniser; TypeScript knows its events, but not the thing itself. */
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

/** The browser's recogniser, by whichever name it goes; undefined where there is none. */
export function speechRecogniserClass(): SpeechRecogniserClass | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}
