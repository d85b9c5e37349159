/** These words come from PRODUCT.md, section 8. */
const VOICE_ERRORS: ReadonlyMap<string, string> = new Map([
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
]);

export const VOICE_ERROR_TITLE = 'Voice search error';
export const VOICE_INSECURE = 'Voice search requires HTTPS. Please use a secure connection.';
export const VOICE_UNSUPPORTED =
  'Speech recognition is not supported in this browser. Please use Chrome, Edge, or Safari.';
export const VOICE_START_FAILED = 'Failed to start voice recognition. Please try again.';

/** Returns the message of a code, and names an unknown code. */
export function voiceErrorMessage(code: string): string {
  return VOICE_ERRORS.get(code) ?? `Voice search error: ${code}`;
}

/** These words come from PRODUCT.md, section 8. */
export function voiceLabel(isSupported: boolean): string {
  return isSupported ? 'Voice Search' : 'Voice Search (Unavailable)';
}
