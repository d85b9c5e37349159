/** Escapes a text, so that it cannot end a tag or an attribute of HTML or XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
