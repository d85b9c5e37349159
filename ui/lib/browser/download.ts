/** The time that a browser needs to read a file before it saves it. */
const READ_MS = 60_000;

export function downloadBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), READ_MS);
}
