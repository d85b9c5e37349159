import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright';
import { newContext } from '../../.tooling/new-context.ts';

/** What browsers draw differently: the edges of letters, curves, shades and blurs. */
const samplePage = (font: string) => `<!doctype html><style>
@font-face { font-family: Sample; src: url(data:font/woff2;base64,${font}) format('woff2-variations') }
body { margin: 8px; font: 17px/1.6 Sample; color: #0f2a22; background: #f3f6f1 }
b { font-weight: 700 } i { display: block; height: 40px; border-radius: 9px; box-shadow: 0 2px 6px #0006;
  background: linear-gradient(35deg, #0f5c46, #f3c52f) }</style>
<p>Sphinx of black quartz, judge my vow: <b>0123456789</b></p><p style="font-size: 11px">1 ½ oz of gin, stirred.</p><i></i>
<svg width="90" height="60"><circle cx="31.4" cy="29.7" r="25.3" fill="none" stroke="#0f2a22" stroke-width="1.6"/></svg>`;

/** Six letters that are equal for browsers that draw alike: the hash of a picture of the same page in each of them. */
export async function rendererOf(browser: Browser): Promise<string> {
  const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  const font = readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64');
  const context = await newContext(browser, { viewport: { width: 400, height: 240 } });
  const page = await context.newPage();
  await page.setContent(samplePage(font));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  return createHash('sha256').update(picture).digest('hex').slice(0, 6);
}
