import { isIP } from 'node:net';
import { resolve } from 'node:path';
import proxyAddr from 'proxy-addr';
import { readBackups, type BackupConfig } from '#server/backups/backup-config.ts';
import { readPassword, weaknessOf } from '#server/password-config.ts';
import { readSiteDetails, type SiteDetails } from '#server/site-details.ts';

export type LogLevel = (typeof LOG_LEVELS)[number];

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export interface Config {
  /** 0: any free port. */
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  adminPassword: string;
  /** Without a password, every visitor sees the demo password. */
  demoMode: boolean;
  production: boolean;
  starterCatalogue: boolean;
  /** Without a trailing slash; null: taken from the request on loopback. */
  publicUrl: string | null;
  /** Subdomains are reached over https only, too. */
  hstsSubdomains: boolean;
  /** Tells whether forwarding headers of `address` are believed. `hop` is the number of proxies between it and this site. */
  isTrustedProxy: (address: string, hop: number) => boolean;
  logLevel: LogLevel;
  backups: BackupConfig | null;
  site: SiteDetails;
}

export const DEMO_PASSWORD = 'cheers';

const DEFAULT_PORT = 3000;
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_DATA_DIR = './data';
const HIGHEST_PORT = 65_535;
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

export class ConfigError extends Error {}

function fail(variable: string, problem: string): never {
  throw new ConfigError(`${variable} ${problem}`);
}

/** Throws ConfigError on the first unusable value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // Compose files and shells make an empty variable of one that was not given.
  const given = (variable: string): string | undefined => env[variable]?.trim() || undefined;
  const production = given('NODE_ENV') === 'production';
  const { variable, password } = readPassword(env, production, fail);
  const publicUrl = readPublicUrl(given('PUBLIC_URL'), password === undefined);
  const host = readHost(given('HOST'), password === undefined);
  const site = readSiteDetails(given, fail);
  const isOpen = production || !isLoopback(publicUrl) || !LOOPBACK.test(host);
  const weakness = isOpen && password !== undefined ? weaknessOf(password, site.name) : null;
  if (weakness !== null)
    fail(variable, `${weakness}, when NODE_ENV is production, or HOST or PUBLIC_URL let others in`);
  if (publicUrl?.startsWith('https:') && given('TRUST_PROXY') === undefined)
    fail(
      'TRUST_PROXY',
      'must be set when PUBLIC_URL is https: 1 for the proxy that has the certificate, 0 when it tells no addresses of clients',
    );
  return {
    port: readPort(given('PORT')),
    host,
    dataDir: resolve(given('DATA_DIR') ?? DEFAULT_DATA_DIR),
    databaseUrl: readDatabaseUrl(given('DATABASE_URL')),
    adminPassword: password ?? DEMO_PASSWORD,
    demoMode: password === undefined,
    production,
    starterCatalogue: readSwitch('STARTER_CATALOGUE', given('STARTER_CATALOGUE') ?? 'on'),
    publicUrl,
    hstsSubdomains: readSwitch('HSTS_SUBDOMAINS', given('HSTS_SUBDOMAINS') ?? 'off'),
    isTrustedProxy: readTrustedProxies(given('TRUST_PROXY') ?? '0'),
    logLevel: readLogLevel(given('LOG_LEVEL')),
    backups: readBackups(given, fail),
    site,
  };
}

function readPort(value: string | undefined): number {
  if (value === undefined) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= HIGHEST_PORT)) {
    fail('PORT', `must be a number from 0 to ${HIGHEST_PORT}, not "${value}"`);
  }
  return port;
}

function isLoopback(publicUrl: string | null): boolean {
  return publicUrl === null || LOOPBACK.test(new URL(publicUrl).hostname);
}

function readHost(value: string | undefined, demoMode: boolean): string {
  if (value === undefined) return DEFAULT_HOST;
  if (isIP(value) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) {
    fail('HOST', `must be an address or a host name, not "${value}"`);
  }
  if (demoMode && !LOOPBACK.test(value)) {
    fail(
      'HOST',
      `must be a loopback address in demo mode, not "${value}": set ADMIN_PASSWORD to open the site to others`,
    );
  }
  return value;
}

function readDatabaseUrl(value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.pathname.length < 2) {
    // The value may hold a password.
    fail('DATABASE_URL', 'must look like postgres://user:password@host:5432/database');
  }
  return value;
}

function readLogLevel(value: string | undefined): LogLevel {
  if (value === undefined) return 'warn';
  const level = LOG_LEVELS.find((known) => known === value);
  if (!level) fail('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}, not "${value}"`);
  return level;
}

function readSwitch(variable: string, value: string): boolean {
  if (value !== 'on' && value !== 'off') fail(variable, `must be "on" or "off", not "${value}"`);
  return value === 'on';
}

function readPublicUrl(value: string | undefined, demoMode: boolean): string | null {
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const usable = url && ['http:', 'https:'].includes(url.protocol) && !url.username && url.pathname === '/';
  if (!usable || url.search || url.hash) {
    fail('PUBLIC_URL', `must be an address such as https://drinks.example, not "${value}"`);
  }
  if (demoMode && !isLoopback(url.origin)) {
    fail(
      'PUBLIC_URL',
      `must be a loopback address in demo mode, not "${value}": set ADMIN_PASSWORD to open the site to others`,
    );
  }
  return url.origin;
}

function readTrustedProxies(value: string): Config['isTrustedProxy'] {
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  try {
    return proxyAddr.compile(value.split(',').map((part) => part.trim()));
  } catch {
    return fail('TRUST_PROXY', `must be a number of proxies or networks such as 10.0.0.0/8, not "${value}"`);
  }
}
