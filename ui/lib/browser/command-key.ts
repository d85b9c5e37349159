/** Ctrl+K and ⌘K open the search of visitors, and the palette of the dashboard. */
export function isCommandKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null;
}
