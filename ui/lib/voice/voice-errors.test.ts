import { describe, expect, it } from 'vitest';
import {
  VOICE_ERROR_TITLE,
  VOICE_INSECURE,
  VOICE_START_FAILED,
  VOICE_UNSUPPORTED,
  voiceErrorMessage,
} from './voice-errors.ts';
import { voiceLabel } from './voice-support.ts';

describe('voice errors, "shown as a destructive toast titled \'Voice search error\'"', () => {
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
  ])('%s: "%s"', (code, message) => {
    expect(voiceErrorMessage(code)).toBe(message);
  });

  it("any other: 'Voice search error: {code}'", () => {
    expect(voiceErrorMessage('phrases-not-supported')).toBe('Voice search error: phrases-not-supported');
    expect(voiceErrorMessage('constructor')).toBe('Voice search error: constructor');
  });

  it('has the words for what no code reports', () => {
    expect(VOICE_ERROR_TITLE).toBe('Voice search error');
    expect(VOICE_INSECURE).toBe('Voice search requires HTTPS. Please use a secure connection.');
    expect(VOICE_UNSUPPORTED).toBe(
      'Speech recognition is not supported in this browser. Please use Chrome, Edge, or Safari.',
    );
    expect(voiceLabel(false)).toBe('Voice Search (Unavailable)');
    expect(VOICE_START_FAILED).toBe('Failed to start voice recognition. Please try again.');
  });
});
