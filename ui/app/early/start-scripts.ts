import { recoverScript } from './recover-script.ts';

/** Longer than a page that loads usually needs until it is painted. */
const START_ANYWAY_MS = 3000;
/** A page that is whole is painted by then. */
const PAINTED_AFTER_MS = 500;

/**
 * Starts the scripts that the inline script's element lists, as `data-modules` (what they import) and `data-scripts`. A page
 * that can be read already needs its styles and fonts first, so they start after the first paint. Some engines do not report
 * it for a page that opens scrolled, none reports it in the background, and any single event may fail to come: the load and a
 * time-out start them too.
 */
export function startScripts(): void {
  let { modules, scripts } = (document.currentScript as HTMLScriptElement).dataset;
  const policy = window.trustedTypes?.createPolicy('page', {
    createScriptURL: (address) => (address.startsWith('/assets/') ? address : ''),
  });
  const start = () => {
    // The scripts take over the whole document.
    if (document.readyState === 'loading') return;
    clearInterval(timer);
    add(modules, 'link', (href) => ({ rel: 'modulepreload', href }));
    add(scripts, 'script', (src) => ({
      type: 'module',
      src: policy?.createScriptURL(src) ?? src,
      onerror: () => void recoverScript(src),
    }));
    modules = scripts = '';
  };
  const timer = setInterval(start, START_ANYWAY_MS);
  addEventListener('load', () => setTimeout(start, PAINTED_AFTER_MS));
  addEventListener('DOMContentLoaded', () =>
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true }),
  );
}

function add<Tag extends 'link' | 'script'>(
  addresses = '',
  tag: Tag,
  propertiesOf: (address: string) => Partial<HTMLElementTagNameMap[Tag]>,
): void {
  for (const address of addresses.split(' '))
    if (address) document.head.append(Object.assign(document.createElement(tag), propertiesOf(address)));
}
