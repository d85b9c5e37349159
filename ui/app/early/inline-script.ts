/** The only inline script. Its text is the same on all pages, so that one hash allows it. */
import { applyTheme } from './theme-before-paint.ts';
import { fillHearts, holdPresses } from './early-presses.ts';

const START_ANYWAY_MS = 3000;

applyTheme();
// Browsers without this feature are too old for the scripts. The style sheets use the same test.
if (CSS.supports('text-wrap:balance')) {
  holdPresses();
  addEventListener('DOMContentLoaded', fillHearts);
  startScripts();
}

/** Starts the scripts after the first paint, or after a timeout in a tab that does not paint. */
function startScripts(): void {
  let { modules, scripts } = (document.currentScript as HTMLScriptElement).dataset;
  const policy = window.trustedTypes?.createPolicy('page', {
    createScriptURL: (url) => (url.startsWith('/assets/') ? url : ''),
  });
  const start = () => {
    // Hydration takes over the whole document, so the document must be complete.
    if (document.readyState === 'loading') return;
    clearInterval(timer);
    add(modules, 'link', (href) => ({ rel: 'modulepreload', href }));
    add(scripts, 'script', (src) => ({
      type: 'module',
      src: policy?.createScriptURL(src) ?? src,
    }));
    modules = scripts = '';
  };
  const timer = setInterval(start, START_ANYWAY_MS);
  addEventListener('DOMContentLoaded', () =>
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true }),
  );
}

function add<Tag extends 'link' | 'script'>(
  urls = '',
  tag: Tag,
  propertiesOf: (url: string) => Partial<HTMLElementTagNameMap[Tag]>,
): void {
  for (const url of urls.split(' '))
    if (url) document.head.append(Object.assign(document.createElement(tag), propertiesOf(url)));
}
