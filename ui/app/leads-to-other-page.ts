export function leadsToOtherPage(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return isHere && link.pathname !== location.pathname;
}
