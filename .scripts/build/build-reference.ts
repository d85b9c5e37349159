import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SCRIPT = /<script( type="module")?>/;
const END = '</script>';

/**
 * Makes the page of the contract at /api/docs with Redocly. Its inline scripts become files, because the site
 * lets a page run an inline script only if it knows its hash.
 */
export async function buildReference(root: string, clientDir: string): Promise<void> {
  const page = join(clientDir, 'api/docs.html');
  await mkdir(join(clientDir, 'api'), { recursive: true });
  await run(
    join(root, 'node_modules/.bin/redocly'),
    ['build-docs', join(root, 'openapi.yaml'), '--inlineBundle', '--openapi.disableTelemetry', '-o', page],
    { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  let html = await readFile(page, 'utf8');
  // The small script of the theme comes first. The bundle comes last, and has script tags in its texts.
  html = await moveScriptToFile(html, clientDir, (rest) => rest.indexOf(END));
  html = await moveScriptToFile(html, clientDir, (rest) => rest.lastIndexOf(END));
  await writeFile(page, html);
}

async function moveScriptToFile(
  html: string,
  clientDir: string,
  endIn: (html: string) => number,
): Promise<string> {
  const found = SCRIPT.exec(html);
  if (!found) throw new Error('the page of the contract has no script where Redocly puts one');
  const [start, type = ''] = found;
  const end = endIn(html);
  const content = html.slice(found.index + start.length, end);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const name = `assets/reference-${hash}.js`;
  await writeFile(join(clientDir, name), content);
  return `${html.slice(0, found.index)}<script${type} src="/${name}">${html.slice(end)}`;
}
