/** Cuts a text that is too long, between whole characters, and adds … at its end. */
export function cutText(text: string, maxLength: number): string {
  return (text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`).toWellFormed();
}
