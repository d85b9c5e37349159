import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findChromium, findOnPath } from './chromium.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface FoundEngine {
  name: EngineName;
  /** Absolute paths. Only WebKit has a driver that is a separate program. */
  browser: string;
  driver?: string;
}

const PACKAGES = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver and xvfb' };

const FIREFOX_APPLICATION = '/Applications/Firefox.app/Contents/MacOS/firefox';
const LIBRARIES = '/usr/lib';
const MINI_BROWSERS = [
  'webkitgtk-6.0/MiniBrowser',
  'webkit2gtk-4.1/MiniBrowser',
  'webkit2gtk-4.0/MiniBrowser',
];

/** Finds the engines other than Chromium, which every machine has by its npm package. */
export function findFurtherEngines(): FoundEngine[] {
  const engines: FoundEngine[] = [];
  const firefox = findOnPath(['firefox', 'firefox-esr']) ?? [FIREFOX_APPLICATION].find(existsSync);
  if (firefox !== undefined) engines.push({ name: 'firefox', browser: firefox });
  const driver = findOnPath(['WebKitWebDriver']);
  const browser = miniBrowser();
  // WebKitGTK needs a screen, such as Xvfb.
  if (driver !== undefined && browser !== undefined && findOnPath(['Xvfb']) !== undefined)
    engines.push({ name: 'webkit', browser, driver });
  return engines;
}

function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = [LIBRARIES, ...readdirSync(LIBRARIES).map((name) => `${LIBRARIES}/${name}`)];
  return MINI_BROWSERS.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync);
}

/** Returns a line for each engine: its program and version, or that the machine has none. */
export async function describeEngines(): Promise<string[]> {
  const further = findFurtherEngines();
  const lines = (['firefox', 'webkit'] as const).map((name) => {
    const found = further.find((engine) => engine.name === name);
    if (!found) return `${name}: not on this machine (Debian: ${PACKAGES[name]}); its journeys do not run`;
    return `${name}: ${versionOf(name === 'webkit' ? ['xvfb-run', '-a', found.browser] : [found.browser])} (${found.browser})`;
  });
  // Without Chromium, the steps that need it fail and say so again.
  const chromium = await findChromium().then(
    ({ executablePath, env }) => `${versionOf([executablePath], env)} (${executablePath})`,
    String,
  );
  return [`chromium: ${chromium}`, ...lines];
}

function versionOf([program = '', ...args]: string[], env?: Record<string, string>): string {
  const options = { encoding: 'utf8', stdio: 'pipe', ...(env ? { env } : {}) } as const;
  try {
    return execFileSync(program, [...args, '--version'], options).trim();
  } catch (error) {
    return `of an unknown version: ${String(error)}`;
  }
}
