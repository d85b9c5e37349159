/** `tsx .scripts/contract-breaks.ts`: fails when openapi.yaml breaks clients of the last released contract. */
import { join } from 'node:path';
import { readContract } from './generate/contract-source.ts';
import { listIn, mapOf, resolveIn, targetOf, type Json } from './contract/json.ts';
import { mergedSchema, type ComposedSchema } from '#openapi/contract/contract-document.ts';

/** Requests may grow wider, answers narrower. */
type Direction = 'request' | 'answer';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

export function breakingChanges(released: Json, current: Json): string[] {
  return Object.entries(mapOf(released['paths'])).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const before = mapOf(item)[method];
      if (!before) return [];
      const name = `${method.toUpperCase()} ${path}`;
      const after = mapOf(mapOf(current['paths'])[path])[method];
      if (!after) return [`${name} is gone.`];
      return new Comparison(released, current).operation(name, mapOf(before), mapOf(after));
    }),
  );
}

class Comparison {
  readonly #released: Json;
  readonly #current: Json;
  /** Schemas that refer to themselves are compared once. */
  readonly #seen = new Set<string>();

  constructor(released: Json, current: Json) {
    this.#released = released;
    this.#current = current;
  }

  operation(name: string, before: Json, after: Json): string[] {
    const wasOpen = !(before['security'] as unknown[] | undefined)?.length;
    const isOpen = !(after['security'] as unknown[] | undefined)?.length;
    return [
      ...(before['operationId'] === after['operationId']
        ? []
        : [`${name} has another operationId, so generated clients lose ${String(before['operationId'])}.`]),
      ...(wasOpen && !isOpen ? [`${name} needs a session now.`] : []),
      ...this.#parameters(name, before, after),
      ...this.#body(name, before, after),
      ...this.#answers(name, before, after),
    ];
  }

  #parameters(name: string, before: Json, after: Json): string[] {
    const known = listIn(this.#released, before['parameters']);
    const now = listIn(this.#current, after['parameters']);
    const same = (one: Json) => (other: Json) => one['name'] === other['name'] && one['in'] === other['in'];
    const gone = known.flatMap((parameter) => {
      const match = now.find(same(parameter));
      const label = `${name}: parameter ${String(parameter['name'])}`;
      if (!match) return [`${label} is gone.`];
      const stricter = !parameter['required'] && match['required'] ? [`${label} is required now.`] : [];
      const isList = match['style'] === 'form' && match['explode'] === false;
      const [text, schema] = [parameter, match].map((part) => mapOf(part['schema'])) as [Json, Json];
      const sent = isList && text['type'] === 'string' ? textAsList(text, mapOf(schema['items'])) : text;
      const usual = schema['default'];
      const bounded =
        usual !== undefined && JSON.stringify(usual) !== JSON.stringify(text['default'])
          ? [`${label} is ${JSON.stringify(usual)} now where it is not sent.`]
          : [];
      return [...stricter, ...bounded, ...this.#schema(label, sent, schema, 'request')];
    });
    const added = now
      .filter((parameter) => !known.some(same(parameter)))
      .flatMap((parameter) => {
        const label = `${name}: parameter ${String(parameter['name'])} is new`;
        if (parameter['required']) return [`${label} and required.`];
        // A list that was whole.
        const usual = parameter['name'] === 'limit' ? mapOf(parameter['schema'])['default'] : undefined;
        return usual === undefined ? [] : [`${label}, and ${JSON.stringify(usual)} where it is not sent.`];
      });
    return [...gone, ...added];
  }

  #body(name: string, before: Json, after: Json): string[] {
    const known = resolveIn(this.#released, before['requestBody']);
    const now = resolveIn(this.#current, after['requestBody']);
    if (!known['content']) return now['required'] ? [`${name} needs a body now.`] : [];
    return this.#contents(`${name} takes`, known, now, 'request');
  }

  #answers(name: string, before: Json, after: Json): string[] {
    const now = mapOf(after['responses']);
    return Object.entries(mapOf(before['responses'])).flatMap(([status, response]) => {
      const label = `${name} answers ${status}`;
      const covering = now[status] ?? now['default'];
      if (!covering) return [`${name} no longer answers ${status}.`];
      const [known, current] = [resolveIn(this.#released, response), resolveIn(this.#current, covering)];
      const headers = Object.entries(mapOf(known['headers'])).flatMap(([header, part]) =>
        resolveIn(this.#released, part)['required'] === true && !mapOf(current['headers'])[header]
          ? [header]
          : [],
      );
      return [
        ...headers.map((header) => `${label} without the header ${header}.`),
        ...this.#contents(label, known, current, 'answer'),
      ];
    });
  }

  #contents(label: string, before: Json, after: Json, direction: Direction): string[] {
    const now = mapOf(after['content']);
    return Object.entries(mapOf(before['content'])).flatMap(([type, content]) =>
      now[type]
        ? this.#schema(label, mapOf(content)['schema'], mapOf(now[type])['schema'], direction)
        : [`${label} no longer as ${type}.`],
    );
  }

  #schema(label: string, released: unknown, current: unknown, direction: Direction): string[] {
    const key = `${direction} ${JSON.stringify(released)} ${JSON.stringify(current)}`;
    const isReference = typeof mapOf(released)['$ref'] === 'string';
    if (isReference && this.#seen.has(key)) return [];
    this.#seen.add(key);
    const before = this.#merged(this.#released, released);
    const after = this.#merged(this.#current, current);
    const options = after['anyOf'] as unknown[] | undefined;
    if (direction === 'request' && options && before['properties']) {
      // One of the options must take what was taken.
      const changes = options.map((option) => this.#schema(label, released, option, direction));
      return changes.sort((one, other) => one.length - other.length)[0] ?? [];
    }
    const kinds = after['oneOf'] as Json[] | undefined;
    if (direction === 'answer' && kinds?.every((kind) => '$ref' in kind) && before['properties']) {
      // What was answered is answered still when each of the kinds is it.
      return [...new Set(kinds.flatMap((kind) => this.#schema(label, released, kind, direction)))];
    }
    return [
      ...typeChanges(label, before, after, direction),
      ...optionChanges(label, before, after, direction),
      ...(direction === 'request' ? boundChanges(label, before, after) : []),
      ...this.#fields(label, before, after, direction),
      ...(before['items'] && after['items']
        ? this.#schema(`${label}, each entry`, before['items'], after['items'], direction)
        : []),
    ];
  }

  #fields(label: string, before: Json, after: Json, direction: Direction): string[] {
    const now = mapOf(after['properties']);
    const required = (schema: Json) => (schema['required'] as string[] | undefined) ?? [];
    const changed = Object.entries(mapOf(before['properties'])).flatMap(([field, schema]) =>
      now[field]
        ? this.#schema(`${label}, field ${field}`, schema, now[field], direction)
        : [`${label} without the field ${field}.`],
    );
    const promised = direction === 'request' ? [after, before] : [before, after];
    const [more = {}, less = {}] = promised;
    const stricter = required(more).filter((field) => !required(less).includes(field));
    const words = direction === 'request' ? 'is required now' : 'may be absent now';
    const there = stricter.filter((field) => direction === 'request' || now[field]);
    return [...changed, ...there.map((field) => `${label}: field ${field} ${words}.`)];
  }

  #merged(document: Json, schema: unknown): Json {
    const follow = (reference: string) => targetOf(document, reference) as ComposedSchema;
    return mergedSchema(mapOf(schema) as ComposedSchema, follow) as Json;
  }
}

/** Lists between commas before they were declared as arrays. */
const LIST_PATTERN = /^\^\(([\w|-]+)\)\(,\(\1\)\)\*\$$/;

/** The same on the wire as an array with `style: form, explode: false`. The bound of the whole text says nothing about an entry. */
function textAsList(text: Json, { maxLength }: Json): Json {
  const [, options] = LIST_PATTERN.exec((text['pattern'] as string | undefined) ?? '') ?? [];
  const entry = options ? { enum: options.split('|') } : { maxLength };
  return { type: 'array', maxItems: text['x-max-entries'], items: { type: 'string', ...entry } };
}

function typesOf(schema: Json): string[] {
  const parts = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (parts) return parts.flatMap(typesOf);
  return [schema['type'] ?? []].flat() as string[];
}

function typeChanges(label: string, before: Json, after: Json, direction: Direction): string[] {
  const [known, now] = [typesOf(before), typesOf(after)];
  const [wider, narrower] = direction === 'request' ? [known, now] : [now, known];
  const lost = wider.filter(
    (type) => !narrower.includes(type) && !(type === 'integer' && narrower.includes('number')),
  );
  if (lost.length === 0 || narrower.length === 0) return [];
  return [`${label}: ${direction === 'request' ? 'no longer takes' : 'may now be'} ${lost.join(', ')}.`];
}

function optionChanges(label: string, before: Json, after: Json, direction: Direction): string[] {
  const [known, now] = [optionsOf(before), optionsOf(after)];
  if (direction === 'answer') {
    // "More may come": clients were told to ignore what they do not know.
    if (before['x-open'] === true) return [];
    const added = (now ?? []).filter((option) => known && !known.includes(option));
    return added.length > 0 ? [`${label}: may now be ${added.join(', ')}.`] : [];
  }
  if (!known) return now ? [`${label}: takes only ${now.join(', ')} now.`] : [];
  const lost = now ? known.filter((option) => !now.includes(option)) : [];
  return lost.length > 0 ? [`${label}: no longer takes ${lost.join(', ')}.`] : [];
}

export function optionsOf({ enum: options, oneOf }: Json): unknown[] | undefined {
  const constants = (oneOf as Json[] | undefined)?.flatMap((part) =>
    'const' in part ? [part['const']] : [],
  );
  return (options as unknown[] | undefined) ?? (constants?.length ? constants : undefined);
}

function boundChanges(label: string, before: Json, after: Json): string[] {
  const number = (schema: Json, bound: string, absent: number) =>
    (schema[bound] as number | undefined) ?? absent;
  const lower = ['minimum', 'minLength', 'minItems'].filter(
    (bound) => number(after, bound, -Infinity) > number(before, bound, -Infinity),
  );
  const upper = ['maximum', 'maxLength', 'maxItems', 'maxProperties'].filter(
    (bound) => number(after, bound, Infinity) < number(before, bound, Infinity),
  );
  const pattern = after['pattern'] !== undefined && after['pattern'] !== before['pattern'] ? ['pattern'] : [];
  return [...lower, ...upper, ...pattern].map(
    (bound) =>
      `${label}: ${bound} is stricter, ${JSON.stringify(after[bound])} instead of ${JSON.stringify(before[bound] ?? null)}.`,
  );
}

const root = join(import.meta.dirname, '..');
const CURRENT = join(root, 'openapi.yaml');
const RELEASED = join(root, 'openapi/released.yaml');

function main(): void {
  const [released, current] = [RELEASED, CURRENT].map((file) => readContract(file) as Json);
  const changes = breakingChanges(released ?? {}, current ?? {});
  if (changes.length === 0) console.log('Nothing breaks a client of the released contract.');
  else {
    console.error(
      `Clients of the released contract break:\n${changes.map((change) => `- ${change}`).join('\n')}`,
    );
    process.exitCode = 1;
  }
}

if (process.argv[1] === import.meta.filename) main();
