import { followReference, mergedSchema } from '#openapi/contract/contract-document.ts';
import { contract } from '#openapi/contract/contract-parts.ts';
import type { Random } from './random.ts';

/** As much of a JSON schema as the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

const LONG = 'x'.repeat(5000);

/** Texts that have broken something somewhere. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' \t\u00a0\u2003 ',
  '\0',
  'a\0b',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7}',
  "'; DROP TABLE cocktails; --",
  "' OR '1'='1",
  '%',
  '_%_',
  '%00',
  '%2e%2e%2f',
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'http://user:password@169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '=HYPERLINK("http://evil.example")',
  '\r\nSet-Cookie: session=x',
  '\ud800',
  '\udfff\ud800',
  '\u202egnp.exe',
  'Z\u0351\u0341a'.repeat(60),
  '\ufeff\ufffe\uffff',
  '👩‍👩‍👧‍👦'.repeat(50),
  'İıſK',
  '1e999',
  '-0',
  'NaN',
  '9007199254740993',
  '(a+)+$',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  LONG,
];

const OTHER_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  ['a', 1, {}],
  { length: 1 },
  { toString: 'x' },
  { $gt: '' },
];

/** Any value, whether it fits or not. */
export function hostileValue(random: Random): unknown {
  return random.chance(0.6) ? random.pick(HOSTILE_TEXTS) : random.pick(OTHER_VALUES);
}

/** The schema that a reference of the contract stands for. */
export function resolved(schema: Schema): Schema {
  return mergedSchema(schema, ($ref) => followReference<Schema>(contract, { $ref }));
}

/** A value that the schema allows. `names`: of items in the catalogue, so that references are often found. */
export function validValue(schema: Schema, random: Random, names: readonly string[]): unknown {
  if (/\/(Optional)?WebAddress$/.test(schema.$ref ?? '')) return `https://example.com/${random.below(1000)}`;
  const {
    type,
    format,
    enum: options,
    anyOf,
    items,
    properties,
    required = [],
    ...limits
  } = resolved(schema);
  if (options) return random.pick(options);
  if (anyOf) {
    const [first = {}] = anyOf;
    return validValue(random.chance(0.7) ? first : random.pick(anyOf), random, names);
  }
  const kind = Array.isArray(type) ? random.pick(type) : type;
  if (kind === 'array') {
    const count = 1 + random.below(Math.min(limits.maxItems ?? 4, 4));
    return Array.from({ length: count }, () => validValue(items ?? {}, random, names));
  }
  if (kind === 'object') {
    const wanted = Object.entries(properties ?? {}).filter(
      ([name]) => required.includes(name) || random.chance(0.5),
    );
    return Object.fromEntries(wanted.map(([name, part]) => [name, validValue(part, random, names)]));
  }
  if (kind === 'integer') return (limits.minimum ?? 0) + random.below(Math.min(limits.maximum ?? 100, 100));
  if (kind === 'boolean') return random.chance(0.5);
  if (kind === 'null') return null;
  if (format === 'date') return `2026-${random.pick(['01', '11', '12'])}-${random.pick(['01', '28'])}`;
  return (random.chance(0.5) ? random.pick(names) : `Thing ${random.below(100_000)}`).slice(
    0,
    limits.maxLength,
  );
}
