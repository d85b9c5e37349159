import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  useVoiceSearch,
  useVoiceSupport,
  type SpeechRecogniser,
  type VoiceSearch,
} from './useVoiceSearch.ts';

let recognisers: FakeRecogniser[] = [];

class FakeRecogniser implements SpeechRecogniser {
  lang = '';
  continuous = true;
  interimResults = false;
  onresult: SpeechRecogniser['onresult'] = null;
  onerror: SpeechRecogniser['onerror'] = null;
  onend: SpeechRecogniser['onend'] = null;
  start = vi.fn();
  stop = vi.fn();
  abort = vi.fn();

  constructor() {
    recognisers.push(this);
  }

  hears(transcript: string, isFinal: boolean) {
    const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal });
    act(() => this.onresult?.({ results: [result] as unknown as SpeechRecognitionResultList }));
  }

  fails(error: string) {
    act(() => {
      this.onerror?.({ error: error as SpeechRecognitionErrorCode });
      this.onend?.();
    });
  }

  ends() {
    act(() => this.onend?.());
  }
}

const onResult = vi.fn();
const onError = vi.fn();
let voice: VoiceSearch;
let isSupported: boolean;
let root: Root;

function Search() {
  const shownVoice = useVoiceSearch({ onResult, onError });
  const shownSupport = useVoiceSupport();
  useLayoutEffect(() => {
    voice = shownVoice;
    isSupported = shownSupport;
  });
  return null;
}

/** Starts listening; the recogniser that was made for it. */
function listen(): FakeRecogniser {
  act(() => void voice.start());
  const recogniser = recognisers.at(-1);
  if (!recogniser) throw new Error('nothing listens');
  return recogniser;
}

describe('voice search', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser);
    recognisers = [];
    onResult.mockClear();
    onError.mockClear();
    root = createRoot(document.createElement('div'));
    act(() => root.render(<Search />));
  });

  afterEach(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });

  it('"language en-US, single utterance, interim results on"; a final result ends it, told once', () => {
    expect([isSupported, voice.isListening, recognisers.length]).toEqual([true, false, 0]);
    const recogniser = listen();
    expect(recogniser).toMatchObject({ lang: 'en-US', continuous: false, interimResults: true });
    recogniser.hears('old fash', false);
    expect([voice.isListening, voice.transcript]).toEqual([true, 'old fash']);
    recogniser.hears(' old fashioned ', true);
    recogniser.ends();
    expect(voice.isListening).toBe(false);
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
  ])('ends on the error %s: "%s", and can be started again', (code, message) => {
    listen().fails(code);
    expect(voice.isListening).toBe(false);
    expect(onError.mock.calls).toEqual([[message]]);
    listen().hears('mojito', true);
    expect(onResult.mock.calls).toEqual([['mojito']]);
  });

  it('a stop is no error, and what was heard by then counts', () => {
    const silent = listen();
    act(() => voice.stop());
    expect([voice.isListening, silent.stop.mock.calls.length]).toEqual([false, 1]);
    silent.fails('aborted');
    const recogniser = listen();
    recogniser.hears('negroni', false);
    act(() => voice.stop());
    recogniser.ends();
    expect(onResult.mock.calls).toEqual([['negroni']]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('a browser that just ends is believed: what it heard, or that it heard nothing', () => {
    const recogniser = listen();
    recogniser.hears('daiquiri', false);
    recogniser.ends();
    expect(onResult.mock.calls).toEqual([['daiquiri']]);
    listen().ends();
    expect(onError.mock.calls).toEqual([['No speech detected. Please speak clearly and try again.']]);
  });

  it.each([
    ['isSecureContext', false, 'Voice search requires HTTPS. Please use a secure connection.'],
    [
      'webkitSpeechRecognition',
      undefined,
      'Speech recognition is not supported in this browser. Please use Chrome, Edge, or Safari.',
    ],
    [
      'webkitSpeechRecognition',
      class extends FakeRecogniser {
        override start = vi.fn(() => {
          throw new DOMException('recognition has already started', 'InvalidStateError');
        });
      },
      'Failed to start voice recognition. Please try again.',
    ],
  ])('does not begin with %s %s: "%s"', (name, value, message) => {
    vi.stubGlobal(name, value);
    act(() => void expect(voice.start()).toBe(false));
    expect(voice.isListening).toBe(false);
    expect(onError.mock.calls).toEqual([[message]]);
  });

  it('lets go of the microphone when the search closes', () => {
    const recogniser = listen();
    act(() => root.unmount());
    expect(recogniser.abort).toHaveBeenCalledOnce();
    recogniser.hears('negroni', true);
    expect(onResult).not.toHaveBeenCalled();
  });
});
