export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Cuts a text that is too long, between whole characters, and adds … at its end. */
export function cutText(text: string, maxLength: number): string {
  return (text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`).toWellFormed();
}

/** Escapes a text, so that it cannot end a tag or an attribute of HTML or XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Removes blanks and punctuation from the end of a text that was cut. */
export function trimEndPunctuation(text: string): string {
  return text.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '');
}
