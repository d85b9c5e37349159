import { useLayoutEffect, useRef, type RefObject } from 'react';
import encodeQR from 'qr';

/** Adds the paper's styles to its document (page or print window). `fit` runs after each render. */
export function usePaper(css: string, fit: (paper: HTMLElement) => void): RefObject<HTMLElement | null> {
  const paper = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const page = paper.current?.ownerDocument;
    if (!page?.defaultView) return undefined;
    const sheet = new page.defaultView.CSSStyleSheet();
    sheet.replaceSync(css);
    page.adoptedStyleSheets.push(sheet);
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [css]);
  useLayoutEffect(() => {
    if (paper.current) fit(paper.current);
  });
  return paper;
}

/** Its error correction (`ecc`) keeps the code readable when it is scratched. */
export const qrDataUrl = (url: string): string =>
  encodeQR(url, 'data-url', { ecc: 'medium', border: 4, scale: 6 });
