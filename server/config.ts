import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LevelWithSilent } from 'pino';
import proxyAddr from 'proxy-addr';
import type { Site } from '#openapi/generated/model.ts';
import { DEMO_PASSWORD } from '#openapi/starter/demo-password.ts';
import type { ProxyConfig } from '#server/http/client-reader.ts';
import { weaknessOf } from '#server/native/password-strength.ts';
import { readSiteDetails, type ReadVariable } from './site-details.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export interface Config extends ProxyConfig {
  /** With 0, the system chooses a free port. */
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  adminPassword: string;
  /** In demo mode no password is set, and every visitor sees the demo password. */
  isDemoMode: boolean;
  hasStarterCatalogue: boolean;
  logLevel: LevelWithSilent;
  /** With null, the site makes no backups by itself. */
  backupDir: string | null;
  site: Site;
}

const HIGHEST_PORT = 65_535;
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

export class ConfigError extends Error {}

function fail(variable: string, problem: string): never {
  throw new ConfigError(`${variable} ${problem}`);
}

/** Reads the configuration. Throws a ConfigError on the first unusable value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // Compose files and shells set variables that the operator left out to an empty text.
  const valueOf = (variable: string): string | undefined => env[variable]?.trim() || undefined;
  const readVariable: ReadVariable = (variable, fallback, rule, parse) => {
    const text = valueOf(variable);
    if (text === undefined) return fallback;
    const value = parse(text);
    return value === undefined ? fail(variable, `${rule}, not "${text}"`) : value;
  };
  const isProduction = valueOf('NODE_ENV') === 'production';
  const { variable, password } = readPassword(env, isProduction);
  const host = valueOf('HOST') ?? '127.0.0.1';
  const publicUrl = readVariable('PUBLIC_URL', null, PUBLIC_URL_RULE, originOf);
  const site = readSiteDetails(readVariable);
  const trustsProxy = readVariable('TRUST_PROXY', null, TRUST_PROXY_RULE, trustOf);
  const publicHost = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  const hosts = [
    { from: 'HOST', value: host, hostname: host },
    { from: 'PUBLIC_URL', value: publicUrl, hostname: publicHost },
  ];
  const open = hosts.find(({ hostname }) => !LOOPBACK.test(hostname));
  if (open && password === undefined)
    fail(
      open.from,
      `must be a loopback address in demo mode, not "${open.value}": set ADMIN_PASSWORD to open the site to others`,
    );
  const weakness = (isProduction || open) && password !== undefined ? weaknessOf(password, site.name) : null;
  if (weakness !== null)
    fail(variable, `${weakness}, when NODE_ENV is production, or HOST or PUBLIC_URL let others in`);
  if (publicUrl?.startsWith('https:') && trustsProxy === null)
    fail(
      'TRUST_PROXY',
      'must be set when PUBLIC_URL is https: 1 for the proxy that has the certificate, 0 when it tells no addresses of clients',
    );
  return {
    port: readVariable('PORT', 3000, `must be a number from 0 to ${HIGHEST_PORT}`, (text) =>
      /^\d{1,5}$/.test(text) && Number(text) <= HIGHEST_PORT ? Number(text) : undefined,
    ),
    host,
    dataDir: folderPath('DATA_DIR', valueOf('DATA_DIR') ?? './data'),
    databaseUrl: readVariable('DATABASE_URL', null, '', postgresUrl),
    adminPassword: password ?? DEMO_PASSWORD,
    isDemoMode: password === undefined,
    hasStarterCatalogue: readVariable('STARTER_CATALOGUE', true, 'must be "on" or "off"', (text) =>
      ['on', 'off'].includes(text) ? text === 'on' : undefined,
    ),
    publicUrl,
    trustsProxy,
    logLevel: readVariable('LOG_LEVEL', 'warn', `must be one of ${LOG_LEVELS.join(', ')}`, (text) =>
      LOG_LEVELS.find((level) => level === text),
    ),
    backupDir: readVariable('BACKUP_DIR', null, '', (text) => folderPath('BACKUP_DIR', text)),
    site,
  };
}

function readPassword(env: Record<string, string | undefined>, isProduction: boolean) {
  const { ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: text } = env;
  if (file && text) fail('ADMIN_PASSWORD_FILE', 'cannot be given together with ADMIN_PASSWORD');
  const variable = file ? 'ADMIN_PASSWORD_FILE' : 'ADMIN_PASSWORD';
  const password = file ? readPasswordFile(file) : text || undefined;
  if (password === undefined && isProduction)
    fail(variable, 'must be set when NODE_ENV is production: there is no demo mode there');
  // The login treats a blank password as a missing one.
  if (password?.trim() === '') fail(variable, 'must hold more than blanks');
  return { variable, password };
}

/** Returns the password without the line break that editors add at the end. */
function readPasswordFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return fail('ADMIN_PASSWORD_FILE', `must name a file that can be read, not "${file}" (${code})`);
  }
}

const PUBLIC_URL_RULE = 'must be an address such as https://drinks.example';

function originOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isUsable = url && ['http:', 'https:'].includes(url.protocol) && !url.username && url.pathname === '/';
  return isUsable && !url.search && !url.hash ? url.origin : undefined;
}

function postgresUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1) return text;
  // The value may contain a password, so the message does not repeat it.
  return fail('DATABASE_URL', 'must look like postgres://user:password@host:5432/database');
}

const TRUST_PROXY_RULE = 'must be a number of proxies (99 at most) or networks such as 10.0.0.0/8';

function trustOf(text: string): Config['trustsProxy'] | undefined {
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  const networks = text.split(',').map((part) => part.trim());
  // The library would read 100 as the network 0.0.0.100.
  if (networks.some((network) => /^\w*\d\w*(\/|$)/.test(network))) return undefined;
  try {
    return proxyAddr.compile(networks);
  } catch {
    return undefined;
  }
}

function folderPath(variable: string, text: string): string {
  const path = resolve(text);
  // Node's recursive `mkdir` never ends in /proc, where nobody can make a folder. /dev/fd is a link into it.
  if (/^\/(?:proc|dev\/fd)(?:\/|$)/.test(path))
    fail(variable, `must be a folder outside of /proc and /dev/fd, not "${text}"`);
  return path;
}
