import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { PATIENCE_MS } from '../../../.tooling/chromium.ts';
import { endWithProcess } from '../support/end-with-process.ts';

/** Sends a command of the W3C's WebDriver, whose path is below that of the session, and returns its value. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Commands a browser of WebKitGTK with an empty profile. */
export interface WebkitSession {
  command: Command;
  end: () => Promise<void>;
}

/** The time is well below a test's timeout, so the test can try again. */
const ANSWERS_WITHIN_MS = PATIENCE_MS / 4;
/** A driver sometimes gets no connection to its browser, or loses its port. Then another one is started. */
const STARTS = 4;
/** With a GTK theme without minimum sizes, a window can be as narrow as a phone. */
const THEME = {
  'themes/Bare/gtk-3.0/gtk.css': '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }',
  'gtk-3.0/settings.ini': '[Settings]\ngtk-theme-name=Bare\ngtk-enable-animations=0\n',
};

/** All browsers of the process share this virtual screen. */
let screen: Promise<string> | undefined;

async function startScreen(): Promise<string> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  endWithProcess(() => endGroup(child));
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

/** Ends a driver and its browser, which would not end with it. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

/** Starts a driver, which has one session at a time, and its browser. */
export async function startWebkit(driver: string, browser: string): Promise<WebkitSession> {
  for (let start = 1; ; start += 1) {
    try {
      return await tryStart(driver, browser);
    } catch (error) {
      if (start === STARTS) throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function tryStart(driver: string, browser: string): Promise<WebkitSession> {
  const home = mkdtempSync(join(tmpdir(), 'tasting-house-webkit-'));
  for (const [path, text] of Object.entries(THEME)) {
    mkdirSync(join(home, path, '..'), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: await (screen ??= startScreen()),
    HOME: home,
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    // Without a graphics card, the frames of the compositor are late, or missing.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  // A separate process group can be ended as a whole.
  const child = spawn(driver, [`--port=${port}`], { detached: true, stdio: 'ignore', env });
  const leave = () => {
    endGroup(child);
    // A browser that just ended may still write there.
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  const forget = endWithProcess(leave);
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // The driver never answers a script whose document is replaced while it runs.
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error: string; message: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  };
  const capabilities = {
    browserName: 'MiniBrowser',
    // The test asks the page itself whether it is loaded.
    pageLoadStrategy: 'none',
    // Without a graphics card, the browser crashes in a view transition.
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--features=-ViewTransitions'] },
  };
  const end = async (session: string): Promise<void> => {
    await send('DELETE', session).catch(() => {});
    leave();
    forget();
  };
  try {
    await expect.poll(() => send('GET', '/status')).toBeTruthy();
    const created = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
    const session = `/session/${(created as { sessionId: string }).sessionId}`;
    return {
      command: (method, path, body) => send(method, session + path, body),
      end: () => end(session),
    };
  } catch (error) {
    leave();
    forget();
    throw error;
  }
}
