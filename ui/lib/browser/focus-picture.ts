/** By script, since the site's policy takes no style that stands in a document. */
export function focusPicture(image: HTMLElement | null, focus: string | null | undefined): void {
  if (image) image.style.objectPosition = focus ?? '';
}

/** Of a page that waits for its scripts. */
export function focusPictures(): void {
  for (const image of document.querySelectorAll<HTMLElement>('img[data-focus]'))
    focusPicture(image, image.dataset.focus);
}
