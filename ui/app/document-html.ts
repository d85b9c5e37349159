import { scriptJson } from '#ui/lib/head/page-head.ts';
import { THEME_COLORS } from '#ui/lib/browser/theme-colors.ts';
import { INLINE_SCRIPT } from 'virtual:inline-script';

const THEME_COLOR_META = `<meta name="theme-color" content="${THEME_COLORS.light}">`;

/** For browsers without SVG icons; its size keeps the others from taking it. */
const ICON_LINKS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"><link rel="alternate" href="/feed.xml" type="application/rss+xml" title="This week at the bar">';

export interface DocumentAssets {
  scripts: string[];
  modules: string[];
  styles: string[];
  fonts: string[];
  devHead?: string;
}

export function documentHtml(assets: DocumentAssets, head: string, body: string, state: unknown): string {
  const links = [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${THEME_COLOR_META}<script data-modules="${assets.modules.join(' ')}" data-scripts="${assets.scripts.join(' ')}">${INLINE_SCRIPT}</script>${head}${ICON_LINKS}${links.join('')}${assets.devHead ?? ''}</head><body><div id="root">${body}</div><script id="state" type="application/json">${scriptJson(state)}</script></body></html>`;
}
