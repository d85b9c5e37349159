/** Has the browser save what an address answers, under this name. */
export function downloadAddress(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Has the browser save a text that was made on this page. */
export function downloadText(text: string, type: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  downloadAddress(href, name);
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(href));
}
