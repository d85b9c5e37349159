export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

export function leadsToOtherPage(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return isHere && link.pathname !== location.pathname;
}

/** Recognises Ctrl+K and ⌘K, which open the search, or the palette of the dashboard. */
export function isCommandKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null;
}
