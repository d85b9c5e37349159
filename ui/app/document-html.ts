import { LIGHT_PAGE } from '#openapi/pages/page-colors.ts';
import type { DocumentLinks } from '#openapi/pages/page-renderer.ts';
import { scriptJson } from '#ui/lib/pages/page-head.ts';
import { INLINE_SCRIPT } from 'virtual:inline-script';

const THEME_COLOR_META = `<meta name="theme-color" content="${LIGHT_PAGE}">`;

/** The ICO file is for browsers without SVG icons. Because of its `sizes`, the others choose the SVG. */
const ICON_LINKS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">';

export function documentHtml(linked: DocumentLinks, head: string, body: string, state: unknown): string {
  const links = [
    ...linked.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...linked.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${THEME_COLOR_META}<script data-modules="${linked.modules.join(' ')}" data-scripts="${linked.scripts.join(' ')}">${INLINE_SCRIPT}</script>${head}${ICON_LINKS}${links.join('')}${linked.devHead ?? ''}</head><body><div id="root">${body}</div><script id="state" type="application/json">${scriptJson(state)}</script></body></html>`;
}
