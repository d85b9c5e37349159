import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SpeechRecogniser, useVoiceSupport } from './voice-support.ts';
import { useVoiceSearch, type VoiceSearch } from './useVoiceSearch.ts';

let recognisers: FakeRecogniser[] = [];

class FakeRecogniser implements SpeechRecogniser {
  lang = '';
  continuous = true;
  interimResults = false;
  maxAlternatives = 5;
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

function render() {
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Search />));
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
    render();
  });

  afterEach(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });

  it('is idle at first', () => {
    expect(voice.isListening).toBe(false);
    expect(isSupported).toBe(true);
    expect(recognisers).toEqual([]);
  });

  it('"language en-US, single utterance, interim results on"', () => {
    const recogniser = listen();
    expect(recogniser).toMatchObject({ lang: 'en-US', continuous: false, interimResults: true });
    expect(recogniser.start).toHaveBeenCalledOnce();
    expect(voice.isListening).toBe(true);
  });

  it('listening shows the interim transcript', () => {
    const recogniser = listen();
    recogniser.hears('old', false);
    expect(voice.transcript).toBe('old');
    recogniser.hears('old fash', false);
    expect(voice.transcript).toBe('old fash');
    expect(onResult).not.toHaveBeenCalled();
  });

  it('ends on a final result, told once', () => {
    const recogniser = listen();
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
  ])('ends on the error %s: "%s"', (code, message) => {
    const recogniser = listen();
    recogniser.fails(code);
    expect(voice.isListening).toBe(false);
    expect(onError.mock.calls).toEqual([[message]]);
    expect(onResult).not.toHaveBeenCalled();
  });

  it('ends on a stop, without an error', () => {
    const recogniser = listen();
    act(() => voice.stop());
    expect(voice.isListening).toBe(false);
    expect(recogniser.stop).toHaveBeenCalledOnce();
    recogniser.fails('aborted');
    expect(onError).not.toHaveBeenCalled();
  });

  it('what was heard before a stop still counts', () => {
    const recogniser = listen();
    recogniser.hears('negroni', false);
    act(() => voice.stop());
    recogniser.ends();
    expect(onResult.mock.calls).toEqual([['negroni']]);
  });

  it('a browser that never calls a result final is believed when it ends', () => {
    const recogniser = listen();
    recogniser.hears('daiquiri', false);
    recogniser.ends();
    expect(onResult.mock.calls).toEqual([['daiquiri']]);
  });

  it('a browser that ends without a word has heard nothing', () => {
    listen().ends();
    expect(onError.mock.calls).toEqual([['No speech detected. Please speak clearly and try again.']]);
  });

  it('can be started again after an error', () => {
    listen().fails('network');
    listen().hears('mojito', true);
    expect(onResult.mock.calls).toEqual([['mojito']]);
  });

  it('"Voice search needs a secure connection (https or localhost)"', () => {
    vi.stubGlobal('isSecureContext', false);
    act(() => void voice.start());
    expect(voice.isListening).toBe(false);
    expect(onError.mock.calls).toEqual([['Voice search requires HTTPS. Please use a secure connection.']]);
    expect(recognisers).toEqual([]);
  });

  it('says that the browser does not support it', () => {
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    render();
    act(() => void voice.start());
    expect(isSupported).toBe(false);
    expect(onError.mock.calls).toEqual([
      ['Speech recognition is not supported in this browser. Please use Chrome, Edge, or Safari.'],
    ]);
  });

  it('start failure: "Failed to start voice recognition. Please try again."', () => {
    vi.stubGlobal(
      'webkitSpeechRecognition',
      class extends FakeRecogniser {
        override start = vi.fn(() => {
          throw new DOMException('recognition has already started', 'InvalidStateError');
        });
      },
    );
    act(() => void voice.start());
    expect(voice.isListening).toBe(false);
    expect(onError.mock.calls).toEqual([['Failed to start voice recognition. Please try again.']]);
  });

  it('lets go of the microphone when the search closes', () => {
    const recogniser = listen();
    act(() => root.unmount());
    expect(recogniser.abort).toHaveBeenCalledOnce();
    recogniser.hears('negroni', true);
    expect(onResult).not.toHaveBeenCalled();
    render();
  });
});
