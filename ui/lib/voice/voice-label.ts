/** Of the button that starts voice search (PRODUCT.md, section 8); it stays where the browser cannot listen, and says so. */
export function voiceLabel(isSupported: boolean): string {
  return isSupported ? 'Voice Search' : 'Voice Search (Unavailable)';
}
