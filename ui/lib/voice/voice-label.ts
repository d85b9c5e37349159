/** PRODUCT.md, section 8. */
export function voiceLabel(isSupported: boolean): string {
  return isSupported ? 'Voice Search' : 'Voice Search (Unavailable)';
}
