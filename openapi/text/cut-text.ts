/** Returns the beginning of a text that is too long, with a mark at its end. It has no halves of characters. */
export function cutText(text: string, maxLength: number): string {
  return (text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`).toWellFormed();
}
