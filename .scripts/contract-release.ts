/**
 * `npm run contract:release`: makes the contract of today the released one. Its version is raised as semantic versioning asks, and
 * openapi/CHANGELOG.md says what breaks clients and what is new. What breaks is explained in DECISIONS.md by hand.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges } from './contract-breaks.ts';
import { additions } from './contract/contract-additions.ts';
import type { Json } from './contract/json.ts';
import { readContract } from './generate/contract-source.ts';

/** The sentence about an operation begins with its method and path. */
const OF_OPERATION = /^([A-Z]+ \/\S+) (.*)$/;
/** More operations than these are counted. */
const MOST_NAMED = 3;

export interface Release {
  version: string;
  breaks: readonly string[];
  adds: readonly string[];
}

/** The release that makes `current` of `released`: a break raises the major version, something new the minor one. */
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

/** The part of the changelog for a release; `date` is a day. */
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

/** What is the same of many operations is said once. */
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
