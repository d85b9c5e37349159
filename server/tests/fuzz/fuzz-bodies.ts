import { gzipSync } from 'node:zlib';
import { hostileValue, HOSTILE_TEXTS, resolved, validValue, type Schema } from './fuzz-values.ts';
import type { Random } from './random.ts';

export interface FuzzBody {
  bytes: Buffer;
  headers: Record<string, string>;
}

const BOUNDARY = 'fuzz-boundary-7f3a';
const MAX_NESTING = 20_000;
const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0802000000', 'hex');
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/json;;;=',
  'application/merge-patch+json',
  '*/*',
  '',
];

/** A body for an operation that takes `type`: valid, nearly valid or hostile. */
export function makeBody(type: string, schema: Schema, random: Random, names: readonly string[]): FuzzBody {
  const fields = nearlyValid(schema, random, names);
  const body = type.endsWith('json') ? jsonBody(type, fields, random) : formBody(fields, random);
  if (random.chance(0.08)) body.headers['content-type'] = random.pick(OTHER_TYPES);
  if (random.chance(0.04))
    body.headers['content-encoding'] = random.pick(['gzip', 'br', 'deflate', 'zstd', 'x']);
  if (random.chance(0.02)) {
    return {
      bytes: gzipSync(Buffer.alloc(2 ** 22)),
      headers: { ...body.headers, 'content-encoding': 'gzip' },
    };
  }
  return body;
}

/** Fields that the schema allows; in half of all cases one or two of them are then spoiled. */
function nearlyValid(schema: Schema, random: Random, names: readonly string[]): Record<string, unknown> {
  const fields = validValue(schema, random, names) as Record<string, unknown>;
  const known = Object.keys(resolved(schema).properties ?? {});
  while (random.chance(0.4)) {
    const name = random.chance(0.85) ? random.pick(known) : random.pick(HOSTILE_TEXTS.slice(0, 20));
    if (random.chance(0.2)) Reflect.deleteProperty(fields, name);
    // Defined rather than assigned, so that `__proto__` becomes a field like any other.
    else
      Object.defineProperty(fields, name, {
        value: hostileValue(random),
        enumerable: true,
        configurable: true,
      });
  }
  return fields;
}

function jsonBody(type: string, fields: Record<string, unknown>, random: Random): FuzzBody {
  const headers = { 'content-type': type };
  const text = JSON.stringify(fields);
  if (random.chance(0.8)) return { bytes: Buffer.from(text), headers };
  const nesting = random.below(MAX_NESTING);
  const spoiled = random.pick([
    text.slice(0, random.below(text.length)),
    `\ufeff${text}`,
    `${text}${text}`,
    '['.repeat(nesting) + ']'.repeat(nesting),
    '{"a":'.repeat(nesting) + '1' + '}'.repeat(nesting),
    `{"name":"${'y'.repeat(2 ** 20)}"}`,
    JSON.stringify(hostileValue(random)),
    '{"name":"a","name":{"name":"b"}}',
    '{"name":"\\ud800"}',
    '{"__proto__":{"name":"x"},"constructor":{"prototype":{"name":"x"}}}',
  ]);
  const bytes = random.chance(0.1) ? Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0x22]) : Buffer.from(spoiled);
  return { bytes, headers };
}

function formBody(fields: Record<string, unknown>, random: Random): FuzzBody {
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'file') parts.push(filePart('file', sheet(random), random));
    else if (name === 'image' && random.chance(0.4)) parts.push(filePart('image', picture(random), random));
    else parts.push(textPart(name, typeof value === 'string' ? value : JSON.stringify(value)));
    if (random.chance(0.05)) parts.push(textPart(`${name}[__proto__][x]`, 'nested'));
    if (random.chance(0.05)) parts.push(textPart(name, 'again'));
  }
  if (random.chance(0.05))
    parts.push(...Array.from({ length: 300 }, (_, index) => textPart(`p${index}`, 'x')));
  const bytes = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return {
    bytes: random.chance(0.1) ? bytes.subarray(0, random.below(bytes.length)) : bytes,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

function textPart(name: string, value: string): Buffer {
  return Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}

function filePart(name: string, bytes: Buffer, random: Random): Buffer {
  const file = random.pick([
    'a.csv',
    '../../etc/cron.d/x',
    'a\0.png',
    'x'.repeat(300),
    '.htaccess',
    'a.xlsx.exe',
  ]);
  const type = random.pick(['text/csv', 'image/png', 'image/svg+xml', 'application/x-php', '']);
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n`;
  return Buffer.concat([Buffer.from(`${head}Content-Type: ${type}\r\n\r\n`), bytes, Buffer.from('\r\n')]);
}

function picture(random: Random): Buffer {
  return random.pick([
    PNG_START,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
    Buffer.from('<?php system($_GET["x"]); ?>'),
    Buffer.alloc(0),
    Buffer.alloc(1000, 0xff),
  ]);
}

function sheet(random: Random): Buffer {
  const cell = (): string => `"${random.pick(HOSTILE_TEXTS).replaceAll('"', '""')}"`;
  const header = random.pick([
    'name,category,description,ingredients,instructions,difficulty',
    '__proto__,constructor,name',
    'name;name;name',
    '',
  ]);
  const width = header.split(/[,;]/).length;
  const rows = Array.from({ length: random.below(30) }, () => Array.from({ length: width }, cell).join(','));
  return random.pick([
    Buffer.from([header, ...rows].join('\n')),
    Buffer.from([header, ...rows].join('\r\n'), 'utf16le'),
    Buffer.from('PK\x03\x04not a zip at all'),
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('<html><table><tr><td>name</td></tr></table>'),
    Buffer.from(`${'"'.repeat(9999)}\n${','.repeat(20_000)}`),
  ]);
}
