import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { trustedTypePolicy } from '#ui/lib/browser/trusted-types.ts';

/** The time from the removal of a failed image to printing (PRODUCT.md, Constants, for both times). */
const PRINT_DELAY_MS = 500;
/** The time from the loaded image to printing. */
const PRINT_AFTER_IMAGE_MS = 100;

/** An image or font that takes longer is left out. */
const LOAD_TIMEOUT_MS = 10_000;
/** A browser that prints without blocking needs this delay. */
const AFTER_PRINT_MS = 500;

let policy: ReturnType<typeof trustedTypePolicy> | undefined;

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Makes URLs absolute, since relative ones would mean other files in the print window. */
function withFullUrls(face: CSSFontFaceRule): string {
  const base = face.parentStyleSheet?.href ?? document.baseURI;
  return face.cssText.replaceAll(
    /url\("([^"]+)"\)/g,
    (_, url: string) => `url("${new URL(url, base).href}")`,
  );
}

function fontFaces(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      // A sheet from another origin, such as an extension's, may not be read.
      try {
        return [...sheet.cssRules];
      } catch {
        return [];
      }
    })
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(withFullUrls)
    .join('\n');
}

/** Requests the fonts. `fonts.ready` does not wait for fonts that WebKit requests while it draws. */
async function loadFonts({ document: { body, fonts } }: Window): Promise<void> {
  const families = new Set([...fonts].map(({ family }) => family));
  const loading = [...families].map((family) => fonts.load(`1em ${family}`, body.textContent));
  await Promise.race([Promise.allSettled(loading), pause(LOAD_TIMEOUT_MS)]);
}

function isShown(image: HTMLImageElement): Promise<boolean> {
  if (image.complete) return Promise.resolve(image.naturalWidth > 0);
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), LOAD_TIMEOUT_MS);
  });
}

/**
 * Waits for the image, and 100 ms longer. Without an image it does not wait. A failed image is removed, and
 * the window gets 500 ms to show the paper without it (PRODUCT.md, States and Constants).
 */
async function waitUntilPrintable(view: Window): Promise<void> {
  await loadFonts(view);
  const image = view.document.querySelector<HTMLImageElement>('img:not([src^="data:"])');
  if (!image) return;
  if (await isShown(image)) {
    await pause(PRINT_AFTER_IMAGE_MS);
  } else {
    image.remove();
    await pause(PRINT_DELAY_MS);
  }
}

type View = Window & typeof globalThis;

/** Opens a window, or a hidden frame where pop-ups are blocked. */
function openView(): { view: View; close: () => void } {
  const popup = window.open('', '_blank', 'popup,width=880,height=1100') as View | null;
  if (popup) return { view: popup, close: () => popup.close() };
  const frame = document.createElement('iframe');
  frame.title = 'Print';
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;right:100%;width:816px;height:1056px;border:0';
  document.body.append(frame);
  return { view: frame.contentWindow as View, close: () => frame.remove() };
}

/**
 * Prints in a separate window, which closes afterwards. Call it from a click. The paper is drawn twice, since
 * it fits itself to the page (`usePaper`) and needs its fonts and images for that.
 */
export async function printInWindow(title: string, paper: () => ReactElement): Promise<void> {
  const { view, close } = openView();
  const { document: page } = view;
  page.open();
  policy ??= trustedTypePolicy('print');
  page.write(policy.createHTML('<!doctype html><html lang="en"><body></body></html>'));
  page.close();
  page.title = title;
  // The Content-Security-Policy forbids a style element.
  const faces = new view.CSSStyleSheet();
  faces.replaceSync(`${fontFaces()} body { margin: 0; }`);
  page.adoptedStyleSheets = [faces];
  const root = createRoot(page.body);
  flushSync(() => root.render(paper()));
  await waitUntilPrintable(view);
  if (view.closed) return;
  flushSync(() => root.render(paper()));
  const isDone = new Promise((resolve) => view.addEventListener('afterprint', resolve, { once: true }));
  view.focus();
  view.print();
  await Promise.race([isDone, pause(AFTER_PRINT_MS)]);
  root.unmount();
  close();
}
