/** Has the browser save what an address answers, under this name. */
export function downloadAddress(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Has the browser save a text that was made on this page. */
export function downloadText(text: string, type: string, name: string): void {
  downloadBlob(new Blob([text], { type }), name);
}

/** Has the browser save what this page holds. */
export function downloadBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  downloadAddress(href, name);
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(href));
}
