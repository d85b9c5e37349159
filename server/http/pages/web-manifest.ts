import type { Site } from '#openapi/generated/model/index.ts';

export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

/** Of the light theme: the manifest cannot know which theme a visitor has chosen. */
const PAGE_COLOR = '#f3f6f1';

export function webManifest({ name }: Pick<Site, 'name'>): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: PAGE_COLOR,
    theme_color: PAGE_COLOR,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
