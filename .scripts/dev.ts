/** `npm run dev` runs the sources. It generates when openapi.yaml changes, and restarts after each change. */
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Editors write a file in several steps. */
const SETTLED_AFTER_MS = 200;
const WATCH = ['watch', '--clear-screen=false', '--exclude=**/generated/**', '.scripts/dev-server.ts'];

function run(...args: string[]): ChildProcess {
  return spawn(join(root, 'node_modules/.bin/tsx'), args, { cwd: root, stdio: 'inherit' });
}

let timer: NodeJS.Timeout | undefined;
let isGenerating = false;
let isRestarting = false;
let site = startSite();

function startSite(): ChildProcess {
  const child = run(...WATCH);
  child.on('close', (code) => {
    if (isRestarting) {
      isRestarting = false;
      site = startSite();
    } else process.exit(code ?? 0);
  });
  return child;
}

/** Generates, one run at a time. If the contract cannot be read, the run prints why and changes nothing. */
function generate(): void {
  if (isGenerating) return generateSoon();
  isGenerating = true;
  run('.scripts/generate.ts').on('close', (code) => {
    isGenerating = false;
    if (code !== 0) return;
    isRestarting = true;
    site.kill('SIGTERM');
  });
}

function generateSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(generate, SETTLED_AFTER_MS);
}

// The folder is watched, since many editors replace the file.
watch(root, (_event, file) => {
  if (file === 'openapi.yaml') generateSoon();
});
