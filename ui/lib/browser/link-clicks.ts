export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

export function leadsToOtherPage(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return isHere && link.pathname !== location.pathname;
}
