import { expect, test } from 'vitest';
import { runUntilSilent } from './run-until-silent.ts';

const run = (script: string, silenceMs = 60_000) =>
  runUntilSilent(process.execPath, ['-e', script], { cwd: import.meta.dirname, env: process.env, silenceMs });

test('a program that ends by itself gives its code and all that it printed', async () => {
  expect(await run('console.log("one"); console.error("two"); process.exitCode = 3')).toEqual({
    code: 3,
    output: expect.stringMatching(/^(?:one\ntwo\n|two\none\n)$/) as string,
    cutOff: null,
  });
});

test('a program that hangs is cut off with all that it started, and the word for it is said', async () => {
  // The run ends only when its grandchild too has closed the output.
  const hang = 'setInterval(() => {}, 1000)';
  const { code, output, cutOff } = await run(
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hang)}], { stdio: 'inherit' });
     ${hang}`,
    2000,
  );
  expect(code).toBe(-1);
  expect(cutOff).toBe('timed out after 2 s without output');
  expect(output).toContain('timed out after 2 s without output');
});

test('a program that is slow but goes on printing is left alone', async () => {
  const script =
    'let n = 0; const t = setInterval(() => { console.log(n += 1); if (n === 8) clearInterval(t) }, 500)';
  const { code, cutOff } = await run(script, 3000);
  expect({ code, cutOff }).toEqual({ code: 0, cutOff: null });
});

test('a program that cannot be started says why', async () => {
  const { code, output } = await runUntilSilent('/no/such/program', [], {
    cwd: '.',
    env: {},
    silenceMs: 60_000,
  });
  expect(code).toBe(-1);
  expect(output).toContain('ENOENT');
});
