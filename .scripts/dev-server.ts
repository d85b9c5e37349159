import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { PageRenderer } from '#openapi/pages/page-renderer.ts';
import type { PageSource } from '#server/http/page-source.ts';
import { run } from '#server/run.ts';
import { PICTURE_FONTS } from './vite/subset-fonts.ts';

const RENDERER = '/ui/app/page-renderer.tsx';

const script = (source: string): string => `<script type="module" src="${source}"></script>`;

async function loadDevPages(server: Server): Promise<PageSource> {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  const refresh = react.preambleCode.replace('__BASE__', '/');
  return {
    loadRenderer: async () => {
      const { renderer } = await vite.ssrLoadModule(RENDERER);
      return renderer as PageRenderer;
    },
    assets: {
      links: {
        scripts: [],
        modules: [],
        styles: ['/ui/app/styles.css'],
        fonts: [],
        // Components are refreshed only if the first script runs before they are loaded.
        devHead: `<script type="module">${refresh}</script>${script('/@vite/client')}${script('/ui/app/main.tsx')}`,
      },
    },
    serveFile: vite.middlewares,
    scriptHashes: [`sha256-${createHash('sha256').update(refresh).digest('base64')}`],
    pictureFonts: PICTURE_FONTS,
    isBuilt: false,
  };
}

await run(loadDevPages);
