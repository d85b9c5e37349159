/** How long the browser has to read what it saves. */
const READ_MS = 60_000;

/** Has the browser save a text that was made on this page. */
export function downloadText(text: string, type: string, name: string): void {
  downloadBlob(new Blob([text], { type }), name);
}

/** Has the browser save what this page holds. */
export function downloadBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), READ_MS);
}
