/** Cuts a text that is too long, and puts … at its end. It halves no character. */
export function cutText(text: string, maxLength: number): string {
  return (text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`).toWellFormed();
}
