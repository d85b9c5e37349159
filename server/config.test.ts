import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { folderForTest } from '#server/tests/store/database-for-test.ts';

describe('configuration', () => {
  it('needs nothing: port 3000 on 127.0.0.1, ./data, demo mode with the password cheers', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: null,
      adminPassword: 'cheers',
      isDemoMode: true,
      hasStarterCatalogue: true,
      publicUrl: null,
    });
    expect(config.site.name).toBe('Alder & Still');
    expect(config.site.email).toMatch(/\.example$/);
  });

  it('reads every variable', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '::1',
      DATA_DIR: '/tmp/somewhere',
      DATABASE_URL: 'postgres://bar:secret@db.example:5432/catalogue',
      ADMIN_PASSWORD: ' with spaces ',
      STARTER_CATALOGUE: 'off',
      PUBLIC_URL: 'https://Drinks.example/',
      TRUST_PROXY: '2',
      SITE_NAME: 'Other House',
      SITE_FACEBOOK_URL: 'none',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '::1',
      dataDir: '/tmp/somewhere',
      databaseUrl: 'postgres://bar:secret@db.example:5432/catalogue',
      adminPassword: ' with spaces ',
      isDemoMode: false,
      hasStarterCatalogue: false,
      publicUrl: 'https://drinks.example',
    });
    expect(config.site.name).toBe('Other House');
    expect(config.site.social.map((link) => link.name)).toEqual(['Instagram', 'YouTube']);
  });

  it('trusts the networks that TRUST_PROXY lists', () => {
    const { trustsProxy } = readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' });
    const trusted = ['10.1.2.3', '11.1.2.3', '::1'].filter((address) => trustsProxy?.(address, 0));
    expect(trusted).toEqual(['10.1.2.3', '::1']);
  });

  it.each([
    ['PORT', '65536'],
    ['LOG_LEVEL', 'loud'],
    ['HOST', '0.0.0.0'],
    ['ADMIN_PASSWORD', '   '],
    ['ADMIN_PASSWORD_FILE', '/nowhere/to/be/found'],
    ['DATABASE_URL', 'mysql://localhost/catalogue'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['STARTER_CATALOGUE', 'yes'],
    ['PUBLIC_URL', 'ftp://drinks.example'],
    ['PUBLIC_URL', 'https://drinks.example/menu'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '100'],
    ['TRUST_PROXY', '10.0.0.0/8, 100'],
    ['TRUST_PROXY', '100/8'],
    ['TRUST_PROXY', '0x64'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['SITE_EMAIL', 'nobody'],
    ['SITE_TIME_ZONE', 'Alder/Valley'],
    ['SITE_CURRENCY', 'Dollars'],
    ['SITE_CURRENCY', 'constructor'],
    ['SITE_MAP_URL', 'javascript:alert(1)'],
    ['SITE_NAME', 'x'.repeat(301)],
    ['BACKUP_DIR', '/proc/backups'],
    ['DATA_DIR', '/proc/data'],
    ['DATA_DIR', '/dev/fd/data'],
  ])('names the variable that cannot be used: %s=%s', (variable, value) => {
    const read = (): unknown => readConfig({ [variable]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${variable} must .*[^\\n]$`));
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('opens on loopback in demo mode: %s', (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST);
  });

  it('opens to others with a password', () => {
    expect(readConfig({ HOST: '0.0.0.0', ADMIN_PASSWORD: 'twelve chars' }).host).toBe('0.0.0.0');
  });

  it.each([
    [{ HOST: '0.0.0.0', ADMIN_PASSWORD: 'cheers' }, /^ADMIN_PASSWORD must have at least 12 /],
    [{ PUBLIC_URL: 'http://10.0.0.7', ADMIN_PASSWORD: 'cheers' }, /^ADMIN_PASSWORD must have at least 12 /],
    [{ NODE_ENV: 'production', ADMIN_PASSWORD: 'elf letters' }, /^ADMIN_PASSWORD must have at least 12 /],
    [{ HOST: '::', ADMIN_PASSWORD: 'password1234' }, /^ADMIN_PASSWORD must not be a common one/],
    [{ NODE_ENV: 'production', ADMIN_PASSWORD: 'Passw0rd2026!' }, /^ADMIN_PASSWORD must not be a common one/],
    [{ PUBLIC_URL: 'http://drinks.example' }, /^PUBLIC_URL must be a loopback address in demo mode/],
    [{ PUBLIC_URL: 'https://drinks.example', ADMIN_PASSWORD: 'twelve chars' }, /^TRUST_PROXY must be set /],
  ])('does not open to others unless it is safe: %j', (env, line) => {
    expect(() => readConfig(env)).toThrow(line);
  });

  it.each(['http://127.0.0.1:3000', 'http://localhost', 'http://[::1]:80', 'http://bar.localhost'])(
    'asks for nothing at an address of this machine: %s',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL, ADMIN_PASSWORD: 'x' }).adminPassword).toBe('x');
    },
  );

  it('accepts TRUST_PROXY=0: there is a proxy, which is not trusted', () => {
    const env = { PUBLIC_URL: 'https://drinks.example', ADMIN_PASSWORD: 'twelve chars', TRUST_PROXY: '0' };
    expect(readConfig(env).trustsProxy?.('10.0.0.1', 0)).toBe(false);
  });

  it('reads the password from a file, without its last line end and with everything else', async () => {
    const folder = await folderForTest();
    const ADMIN_PASSWORD_FILE = join(folder, 'password');
    writeFileSync(ADMIN_PASSWORD_FILE, ' in a file \n');
    expect(readConfig({ ADMIN_PASSWORD_FILE })).toMatchObject({
      adminPassword: ' in a file ',
      isDemoMode: false,
    });
    expect(() => readConfig({ ADMIN_PASSWORD_FILE, ADMIN_PASSWORD: 'x' })).toThrow(
      'ADMIN_PASSWORD_FILE cannot be given together with ADMIN_PASSWORD',
    );
    expect(() => readConfig({ ADMIN_PASSWORD_FILE, NODE_ENV: 'production' })).toThrow(
      /^ADMIN_PASSWORD_FILE must .*12/,
    );
    writeFileSync(ADMIN_PASSWORD_FILE, '\n');
    expect(() => readConfig({ ADMIN_PASSWORD_FILE })).toThrow(
      'ADMIN_PASSWORD_FILE must hold more than blanks',
    );
  });

  it('keeps the password in DATABASE_URL out of the message', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://bar:secret@db.example/x' })).not.toThrow(/secret/);
  });
});
