import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVoiceSearch, type SpeechRecogniser } from './useVoiceSearch.ts';

let recogniser: FakeRecogniser;

/** A test calls its methods to say what it hears. */
class FakeRecogniser implements SpeechRecogniser {
  static last: FakeRecogniser;
  lang = '';
  continuous = true;
  interimResults = false;
  onresult: SpeechRecogniser['onresult'] = null;
  onerror: SpeechRecogniser['onerror'] = null;
  onend: SpeechRecogniser['onend'] = null;
  stop = vi.fn();
  abort = vi.fn();

  start() {
    FakeRecogniser.last = this;
  }
  hearsNothingYet() {
    act(() => this.onresult?.({ results: [] as unknown as SpeechRecognitionResultList }));
  }
  hears(transcript: string, isFinal: boolean) {
    const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal });
    act(() => this.onresult?.({ results: [result] as unknown as SpeechRecognitionResultList }));
  }
  ends(error?: string) {
    act(() => {
      if (error !== undefined) this.onerror?.({ error: error as SpeechRecognitionErrorCode });
      this.onend?.();
    });
  }
}

const onResult = vi.fn();
const onError = vi.fn();
const openSearch = () => renderHook(() => useVoiceSearch({ onResult, onError }));
let search: ReturnType<typeof openSearch>;
const voice = () => search.result.current;

function listen(): FakeRecogniser {
  act(() => void voice().start());
  recogniser = FakeRecogniser.last;
  return recogniser;
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser);
  onResult.mockClear();
  onError.mockClear();
  search = openSearch();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a voice search listens to one utterance in en-US with interim results, and reports it once', () => {
  listen();
  expect(recogniser).toMatchObject({ lang: 'en-US', continuous: false, interimResults: true });
  recogniser.hearsNothingYet();
  recogniser.hears('old fash', false);
  expect([voice().isListening, voice().transcript]).toEqual([true, 'old fash']);
  recogniser.hears(' old fashioned ', true);
  recogniser.ends();
  expect(voice().isListening).toBe(false);
  expect(onResult.mock.calls).toEqual([['old fashioned']]);
  expect(onError).not.toHaveBeenCalled();
});

it.each([
  ['network', 'Network error - please check your connection and try again'],
  [
    'not-allowed',
    "Microphone access denied. Click the microphone icon in your browser's address bar to allow access.",
  ],
  ['no-speech', 'No speech detected. Please speak clearly and try again.'],
  ['aborted', 'Voice search was cancelled'],
  ['audio-capture', 'Audio capture failed. Please check your microphone and try again.'],
  ['service-not-allowed', 'Voice search service not available'],
  ['bad-grammar', 'Speech not recognized. Please try again with clearer pronunciation.'],
  ['language-not-supported', 'Language not supported for voice search'],
  ['phrases-not-supported', 'Voice search error: phrases-not-supported'],
])('a voice search ends on the error %s: "%s", and can be started again', (code, message) => {
  listen().ends(code);
  expect(voice().isListening).toBe(false);
  expect(onError.mock.calls).toEqual([[message]]);
  listen().hears('mojito', true);
  expect(onResult.mock.calls).toEqual([['mojito']]);
});

it('a stop is not an error, and reports the words heard so far', () => {
  listen();
  act(() => voice().stop());
  expect([voice().isListening, recogniser.stop.mock.calls.length]).toEqual([false, 1]);
  recogniser.ends('aborted');
  listen().hears('negroni', false);
  act(() => voice().stop());
  recogniser.ends();
  expect(onResult.mock.calls).toEqual([['negroni']]);
  expect(onError).not.toHaveBeenCalled();
});

it('a recogniser that ends without an event reports its words, or that no speech was detected', () => {
  listen().hears('daiquiri', false);
  recogniser.ends();
  expect(onResult.mock.calls).toEqual([['daiquiri']]);
  listen().ends();
  expect(onError.mock.calls).toEqual([['No speech detected. Please speak clearly and try again.']]);
});

// Stories show an insecure connection and a browser without speech recognition.
it('a recogniser that cannot start: "Failed to start voice recognition. Please try again."', () => {
  class Refusing extends FakeRecogniser {
    override start() {
      throw new DOMException('recognition has already started', 'InvalidStateError');
    }
  }
  vi.stubGlobal('webkitSpeechRecognition', Refusing);
  act(() => void expect(voice().start()).toBe(false));
  expect(voice().isListening).toBe(false);
  expect(onError.mock.calls).toEqual([['Failed to start voice recognition. Please try again.']]);
});

it('a voice search releases the microphone when the search closes', () => {
  listen();
  search.unmount();
  expect(recogniser.abort).toHaveBeenCalledOnce();
  recogniser.hears('negroni', true);
  expect(onResult).not.toHaveBeenCalled();
});
