import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE_MS } from '../../../.tooling/new-context.ts';
import { freePort } from '../support/built-site.ts';
import { endWithProcess } from '../support/end-with-process.ts';
import { pause } from './engine-page.ts';

/** Sends one command of the W3C's WebDriver; the path is beneath that of the session. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** A session of WebKitWebDriver. */
export interface WebDriverSession {
  command: Command;
  /** Of the browser, such as "2.50.6". */
  browserVersion: string;
  end: () => Promise<void>;
}

/** Well below the patience of a test, which can then ask once more. */
const ANSWERS_WITHIN_MS = PATIENCE_MS / 4;

/** A virtual screen for all sessions of the process. */
let screen: Promise<{ display: string }> | undefined;

/** Processes and folders that end with this one, also when it is told to. */
const children = new Set<ChildProcess>();
const folders = new Set<string>();
endWithProcess(() => {
  for (const child of children) endGroup(child);
  for (const folder of folders) removeFolder(folder);
});

/** A browser that just ended may still write there. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

/** Ends a process with all that it has started: a browser does not end with its driver. */
function endGroup(child: ChildProcess): void {
  children.delete(child);
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function startScreen(): Promise<{ display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.add(child);
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}` };
}

/** A theme without sizes of its own lets a window be as narrow as a phone. */
const EMPTY_THEME = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }';
const SETTINGS = '[Settings]\ngtk-theme-name=Bare\ngtk-enable-animations=0\n';

function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'tasting-house-webkit-'));
  folders.add(home);
  for (const [folder, file, text] of [
    ['themes/Bare/gtk-3.0', 'gtk.css', EMPTY_THEME],
    ['gtk-3.0', 'settings.ini', SETTINGS],
  ] as const) {
    mkdirSync(join(home, folder), { recursive: true });
    writeFileSync(join(home, folder, file), text);
  }
  return home;
}

/** Now and then the driver starts a browser and never hears of it; another driver then does. */
const STARTS = 4;

/** Starts a WebKitWebDriver, which has one session at a time, and a browser with an empty profile. */
export async function startSession(driver: string, browser: string): Promise<WebDriverSession> {
  for (let start = 1; ; start += 1) {
    try {
      return await tryStart(driver, browser);
    } catch (error) {
      if (start === STARTS) throw error;
    }
  }
}

async function tryStart(driver: string, browser: string): Promise<WebDriverSession> {
  screen ??= startScreen();
  const { display } = await screen;
  const home = newHome();
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    // A process group of its own, which can be ended as a whole.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      NO_AT_BRIDGE: '1',
      // Without a graphics card the compositor's frames come late, and now and then never.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  children.add(child);
  const leave = (): void => {
    endGroup(child);
    folders.delete(home);
    removeFolder(home);
  };
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // The driver never answers a script whose document goes while it runs; the page is then asked again.
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path.replace(/^\/session\/[^/]*/, '')}: ${error}, ${message}`);
  };
  const deadline = Date.now() + PATIENCE_MS;
  const isUp = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  const wanted = {
    browserName: 'MiniBrowser',
    // The page is asked itself whether it is loaded.
    pageLoadStrategy: 'none',
    // Without a graphics card the browser ends in the middle of a view transition.
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--features=-ViewTransitions'] },
  };
  const create = async (): Promise<unknown> => {
    while (!(await isUp())) {
      if (Date.now() > deadline || child.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
      await pause(20);
    }
    return send('POST', '/session', { capabilities: { alwaysMatch: wanted } });
  };
  const created = await create().catch((error: unknown) => {
    leave();
    throw error;
  });
  const { sessionId, capabilities } = created as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  return {
    command: (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
    browserVersion: capabilities.browserVersion,
    async end() {
      await send('DELETE', `/session/${sessionId}`).catch(() => {});
      leave();
    },
  };
}
