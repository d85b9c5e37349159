import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['openapi/generated', 'ui/api/generated', 'mocks/generated'];
const sources = ['openapi.yaml', 'orval.config.ts', 'package.json', 'tsconfig.json', 'ui/api'];

async function filesOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length), await readFile(file, 'utf8')] as const),
    ),
  );
}

it('generating again changes no file', async () => {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const scratch = await mkdtemp(join(cache, 'drift-'));
  onTestFinished(() => rm(scratch, { recursive: true, force: true }));
  for (const file of sources) {
    await cp(join(root, file), join(scratch, file), { recursive: true });
  }
  for (const folder of folders) await rm(join(scratch, folder), { recursive: true, force: true });
  await promisify(execFile)(join(root, 'node_modules/.bin/tsx'), [join(root, '.scripts/generate.ts')], {
    cwd: scratch,
  });
  for (const folder of folders) {
    const [committed, generated] = [await filesOf(join(root, folder)), await filesOf(join(scratch, folder))];
    expect([...generated.keys()].sort()).toEqual([...committed.keys()].sort());
    for (const [name, text] of generated) expect(committed.get(name), folder + name).toBe(text);
  }
});
