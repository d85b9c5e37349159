/**
 * `npm run contract:release`: makes the contract of today the released one, with the next semantic version and an entry in
 * openapi/CHANGELOG.md. DECISIONS.md explains what breaks, by hand.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges } from './contract-changes.ts';
import { nameOfReference } from '../openapi/contract/reference-name.ts';
import { mapOf, METHODS, readContract, type Json } from './generate/contract-source.ts';

/** The sentence about an operation begins with its method and path. */
const OF_OPERATION = /^([A-Z]+ \/\S+) (.*)$/;
/** More operations are counted. */
const MOST_NAMED = 3;

export interface Release {
  version: string;
  breaks: readonly string[];
  adds: readonly string[];
}

/** A break raises the major version, something new the minor one. */
export function releaseOf(released: Json, current: Json): Release {
  const breaks = breakingChanges(released, current);
  const adds = additions(released, current);
  const { version } = released['info'] as { version: string };
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const next =
    breaks.length > 0
      ? [major + 1, 0, 0]
      : adds.length > 0
        ? [major, minor + 1, 0]
        : [major, minor, patch + 1];
  return { version: next.join('.'), breaks, adds };
}

/** `date` is a day. */
export function changelogEntry({ version, breaks, adds }: Release, date: string): string {
  const part = (title: string, lines: readonly string[]): string =>
    lines.length === 0
      ? ''
      : `\n### ${title}\n\n${together(lines)
          .map((line) => `- ${line}`)
          .join('\n')}\n`;
  const rest =
    breaks.length + adds.length === 0 ? '\nWords, examples and bounds that no client depends on.\n' : '';
  return `## ${version} (${date})\n${part('Breaks clients', breaks)}${part('New', adds)}${rest}`;
}

/** Says once what is the same of many operations. */
function together(lines: readonly string[]): string[] {
  const operations = new Map<string, string[]>();
  for (const line of lines) {
    const [, operation = '', rest = line] = OF_OPERATION.exec(line) ?? [];
    operations.set(rest, [...(operations.get(rest) ?? []), operation]);
  }
  return [...operations].map(([rest, of]) =>
    of.length > MOST_NAMED
      ? `${of.length} operations: ${rest}`
      : `${of.filter(Boolean).join(', ')} ${rest}`.trim(),
  );
}

interface Parameter {
  name?: string;
  $ref?: string;
}

/** What clients may use from now on, one sentence each. */
function additions(released: Json, current: Json): string[] {
  const before = operationsOf(released);
  const operations = [...operationsOf(current)].flatMap(([name, operation]) => {
    const known = before.get(name);
    return known
      ? additionsOf(name, partsOf(known), partsOf(operation))
      : [`${name} (${String(operation['operationId'])}): ${String(operation['summary'])}.`];
  });
  return [...operations, ...fieldsAdded(schemasOf(released), schemasOf(current))];
}

function operationsOf(document: Json): Map<string, Json> {
  return new Map(
    Object.entries(mapOf(document['paths'])).flatMap(([path, item]) =>
      METHODS.flatMap((method): [string, Json][] => {
        const operation = mapOf(item)[method];
        return operation ? [[`${method.toUpperCase()} ${path}`, mapOf(operation)]] : [];
      }),
    ),
  );
}

function partsOf(operation: Json): string[] {
  const parameters = ((operation['parameters'] as Parameter[] | undefined) ?? []).map(
    ({ name, $ref }) => `parameter ${name ?? nameOfReference($ref)}`,
  );
  const { requestBody, responses, deprecated } = operation;
  return [
    ...parameters,
    ...Object.keys(mapOf(mapOf(requestBody)['content'])).map((type) => `a body of ${type}`),
    ...Object.keys(mapOf(responses)).map((status) => `the answer ${status}`),
    ...(deprecated === true ? ['the mark that it is deprecated'] : []),
  ];
}

function additionsOf(name: string, before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((part) => !before.includes(part));
  return added.length > 0 ? [`${name} has ${added.join(', ')}.`] : [];
}

function schemasOf(document: Json): Json {
  return mapOf(mapOf(document['components'])['schemas']);
}

function fieldsAdded(released: Json, current: Json): string[] {
  return Object.entries(current).flatMap(([name, schema]) => {
    const before = mapOf(released[name]);
    if (!released[name]) return [];
    const fields = Object.keys(mapOf(mapOf(schema)['properties'])).filter(
      (field) => !mapOf(before['properties'])[field],
    );
    const known = (before['enum'] as unknown[] | undefined) ?? [];
    const options = ((mapOf(schema)['enum'] as unknown[] | undefined) ?? []).filter(
      (option) => known.length > 0 && !known.includes(option),
    );
    return [
      ...(fields.length > 0 && before['properties'] ? [`${name} has ${fields.join(', ')}.`] : []),
      ...(options.length > 0 ? [`${name} may be ${options.join(', ')}.`] : []),
    ];
  });
}

function main(): void {
  const root = join(import.meta.dirname, '..');
  const [file, releasedFile, changelog] = [
    'openapi.yaml',
    'openapi/released.yaml',
    'openapi/CHANGELOG.md',
  ].map((name) => join(root, name)) as [string, string, string];
  if (readFileSync(file, 'utf8') === readFileSync(releasedFile, 'utf8')) {
    console.log('Nothing has changed since the last release.');
    return;
  }
  const release = releaseOf(readContract(releasedFile) as Json, readContract(file) as Json);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( {2}version: ).*$/m, `$1${release.version}`));
  copyFileSync(file, releasedFile);
  const [title = '', ...entries] = readFileSync(changelog, 'utf8').split(/^(?=## )/m);
  const entry = changelogEntry(release, new Date().toISOString().slice(0, 10));
  writeFileSync(changelog, [title, `${entry}\n`, ...entries].join('').trimEnd() + '\n');
  console.log(`openapi/released.yaml is version ${release.version}; run npm run generate.`);
}

if (process.argv[1] === import.meta.filename) main();
