import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { readNewPassword } from './reset-password.ts';

const stream = (isTTY: boolean) =>
  Object.assign(new PassThrough(), { isTTY, setRawMode: vi.fn() }) as unknown as NodeJS.ReadStream &
    PassThrough;

afterEach(() => {
  vi.restoreAllMocks();
});

it('asks at a terminal, takes what is corrected, and shows nothing of it', async () => {
  const shown: unknown[] = [];
  for (const output of [process.stderr, process.stdout])
    vi.spyOn(output, 'write').mockImplementation((words) => shown.push(words) > 0);
  const input = stream(true);
  const read = readNewPassword(input);
  input.write('lantern copper willow glas\u007Fss\r');
  expect(await read).toBe('lantern copper willow glass');
  expect(shown).toEqual(['New password: ', '\n']);
});

it('reads a pipe without the line end of echo, and nothing else is cut', async () => {
  const input = stream(false);
  input.end(' amber falcon \r\n');
  expect(await readNewPassword(input)).toBe(' amber falcon ');
});
