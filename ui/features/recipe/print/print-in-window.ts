import { PRINT_AFTER_IMAGE_MS, PRINT_DELAY_MS, type PrintDocument } from './print-document.ts';
import { trustedTypePolicy } from '#ui/lib/browser/trusted-types.ts';

/** An image or a font that has not come by then is left out, so that a recipe is printed at all. */
const LOAD_TIMEOUT_MS = 10_000;
/** A browser that prints without blocking is given this long to say that it is done. */
const AFTER_PRINT_MS = 500;

/** Made with the first print: the texts of the documents are escaped, and they hold no script. */
let policy: ReturnType<typeof trustedTypePolicy> | undefined;

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** A font face whose files are named in full: relative addresses are the style sheet's, and would mean other files in the print window. */
function withFullAddresses(face: CSSFontFaceRule): string {
  const base = face.parentStyleSheet?.href ?? document.baseURI;
  return face.cssText.replaceAll(
    /url\("([^"]+)"\)/g,
    (_, address: string) => `url("${new URL(address, base).href}")`,
  );
}

/** The page's own font faces as CSS, so that the paper looks like the site. */
function fontFaces(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      // A sheet from elsewhere, such as an extension's, may not be read.
      try {
        return [...sheet.cssRules];
      } catch {
        return [];
      }
    })
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(withFullAddresses)
    .join('\n');
}

/**
 * Asks for every font that the text needs: `fonts.ready` waits only for what the browser has asked for, and WebKit asks when it
 * draws. A font that fails or is late leaves its letters to the next one.
 */
async function loadFonts({ document: { body, fonts } }: Window): Promise<void> {
  const families = new Set([...fonts].map(({ family }) => family));
  const loading = [...families].map((family) => fonts.load(`1em ${family}`, body.textContent));
  await Promise.race([Promise.allSettled(loading), pause(LOAD_TIMEOUT_MS)]);
}

/** Whether the image can be shown, as soon as that is known. */
function isShown(image: HTMLImageElement): Promise<boolean> {
  if (image.complete) return Promise.resolve(image.naturalWidth > 0);
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), LOAD_TIMEOUT_MS);
  });
}

/**
 * "Waits for the image to load, then prints", 100 ms after it has; "if the image is not included it prints immediately";
 * "if the image fails to load, it prints without it", by the 500 ms of any other print (PRODUCT.md, sections 4 and 9).
 */
async function waitUntilPrintable(view: Window): Promise<void> {
  await loadFonts(view);
  const image = view.document.querySelector('img');
  if (!image) return;
  if (await isShown(image)) {
    await pause(PRINT_AFTER_IMAGE_MS);
  } else {
    image.remove();
    await pause(PRINT_DELAY_MS);
  }
}

/** A hidden frame, for browsers that let no window open. */
function hiddenFrame(): { view: Window & typeof globalThis; close: () => void } | null {
  const frame = document.createElement('iframe');
  frame.title = 'Print';
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;right:100%;width:816px;height:1056px;border:0';
  document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  return view && { view, close: () => frame.remove() };
}

function newWindow(): { view: Window & typeof globalThis; close: () => void } | null {
  const view = window.open('', '_blank', 'popup,width=880,height=1100') as
    (Window & typeof globalThis) | null;
  return view && { view, close: () => view.close() };
}

/**
 * Prints a document of this site's making in a window of its own, which closes afterwards; where pop-ups are blocked, in
 * a hidden frame. Call it from a click, or no browser lets the window open.
 */
export async function printInWindow({ html, css }: PrintDocument): Promise<void> {
  const opened = newWindow() ?? hiddenFrame();
  if (!opened) return;
  const { view, close } = opened;
  view.document.open();
  policy ??= trustedTypePolicy('print');
  view.document.write(policy.createHTML(html));
  view.document.close();
  // Not as an element, which the Content-Security-Policy forbids.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(fontFaces() + css);
  view.document.adoptedStyleSheets = [sheet];
  await waitUntilPrintable(view);
  if (view.closed) return;
  const isDone = new Promise((resolve) => view.addEventListener('afterprint', resolve, { once: true }));
  view.focus();
  view.print();
  await Promise.race([isDone, pause(AFTER_PRINT_MS)]);
  close();
}
