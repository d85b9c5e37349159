import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const REFUSED = [
  'useLayoutEffect(() => box.current?.scrollTo(0, 0), [step]);',
  'useEffect(() => box.current?.focus());',
  'React.useEffect(() => openOne(), []);',
  'useEffect(() => { return box.current?.scrollIntoView(); });',
  'useEffect(function () { if (step) return box.scrollBy(0, 1); });',
  'useEffect(() => step && stop);',
  '<p ref={(element) => element?.focus()} />;',
  'startTransition(() => history.back());',
];
const ALLOWED = [
  'useEffect(() => { box.current?.scrollTo(0, 0); }, [step]);',
  'useEffect(() => () => clearTimeout(timer));',
  'useEffect(() => { if (!step) return; const stop = watch(); return stop; });',
  'useEffect(() => { const all = list.map((one) => one.scrollTo()); });',
  'useEffect(() => void box.current?.scrollTo(0, 0));',
  'const go = () => window.scrollTo(0, 0);',
  '<p ref={(element) => { element?.focus(); }} ref={box} onClick={() => box.focus()} />;',
];

/** The lines of a source that a rule of ours refuses with the repository's own configuration. */
function refusedLines(rule: string, source: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  writeFileSync(join(folder, 'Planted.tsx'), source.join('\n'));
  const command = [
    join(ROOT, 'node_modules/oxlint/bin/oxlint'),
    '-c',
    join(ROOT, '.oxlintrc.json'),
    '-f',
    'unix',
  ];
  const { stdout } = spawnSync(process.execPath, [...command, folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const lines = [...stdout.matchAll(/Planted\.tsx:(\d+)(.*)/g)]
    .filter(([, , told = '']) => told.includes(rule))
    .map(([, line]) => Number(line));
  return lines.sort((one, other) => one - other).map((line) => source[line - 1] ?? '');
}

test('lint refuses the result of a call as the result of an effect, a ref or a transition, and nothing else', () => {
  expect(refusedLines('effect-result', [...ALLOWED, ...REFUSED])).toEqual(REFUSED);
});

test('lint refuses an expectation that reads a page once', () => {
  const refused = [
    'expect(await page.getByRole("row").count()).toBe(10);',
    'expect(await box("Name").inputValue()).toBe("");',
  ];
  const allowed = [
    'await expect.poll(() => page.getByRole("row").count()).toBe(10);',
    'expect(await answer.text()).toBe("");',
  ];
  expect(refusedLines('read-once', [...allowed, ...refused])).toEqual(refused);
});
