import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importZones } from './import-zones.ts';

const repository = join(import.meta.dirname, '..');

/** One file for every folder of the repository, in a copy that holds nothing else. */
const FILES = [
  'openapi/rule.ts',
  'openapi/generated/model/index.ts',
  'mocks/scenario.ts',
  'stories/Card.stories.tsx',
  '.storybook/preview.ts',
  'ui/app/App.tsx',
  'ui/chrome/Footer.tsx',
  'ui/features/home/HomePage.tsx',
  'ui/features/recipe/RecipePage.tsx',
  'ui/components/Card.tsx',
  'ui/hooks/useTheme.ts',
  'ui/rules/impact.ts',
  'ui/api/fetcher.ts',
  'ui/api/generated/hooks.ts',
  'ui/journeys/site.ts',
  'server/main.ts',
  'server/config.ts',
  'server/http/router.ts',
  'server/operations/cocktails.ts',
  'server/storage/queue.ts',
  'server/native/worker.ts',
  'server/catalogue/decide.ts',
  'server/testing/start-server.ts',
  '.tooling/chromium.ts',
  '.scripts/test.ts',
] as const;

type File = (typeof FILES)[number];

let root: string;
let eslint: ESLint;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'import-zones-'));
  for (const file of FILES) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  copyFileSync(join(repository, 'package.json'), join(root, 'package.json'));
  writeFileSync(
    join(root, 'tsconfig.json'),
    '{"compilerOptions":{"module":"ESNext","moduleResolution":"bundler"}}',
  );
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { 'import-x': importX },
        settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: root })] },
      },
      ...(['sources', 'tests'] as const).map((subject) => ({
        files: subject === 'tests' ? ['**/*.test.{ts,tsx}'] : ['**/*.{ts,tsx}'],
        rules: {
          'import-x/no-restricted-paths': [
            'error',
            { basePath: root, zones: importZones(root, subject) },
          ] as never,
        },
      })),
    ],
  });
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** The imports of `targets` that a file at `path` is refused. */
async function refusals(
  path: string,
  targets: readonly string[],
  statement = importStatement,
): Promise<string[]> {
  const text = targets.map(statement).join('\n');
  const [result] = await eslint.lintText(text, { filePath: join(root, path) });
  expect(result?.messages.filter((message) => message.ruleId === null)).toEqual([]);
  return (result?.messages ?? []).map((message) => targets[message.line - 1] ?? '');
}

function importStatement(target: string): string {
  const alias = target.replace(/^(openapi|ui|server|mocks)\//, '#$1/');
  return `import '${alias === target ? join(root, target) : alias}';`;
}

/** What each room may import, spelled out from the design; everything else must be refused. */
const ARROWS: Record<File, File[]> = {
  'openapi/rule.ts': ['openapi/rule.ts', 'openapi/generated/model/index.ts'],
  'openapi/generated/model/index.ts': ['openapi/rule.ts', 'openapi/generated/model/index.ts'],
  'mocks/scenario.ts': FILES.filter((file) => /^(openapi|mocks|server\/(catalogue|operations))\//.test(file)),
  'stories/Card.stories.tsx': FILES.filter((file) => /^(openapi|ui|mocks|stories|\.storybook)\//.test(file)),
  '.storybook/preview.ts': FILES.filter((file) =>
    /^(openapi|ui|mocks|stories|\.storybook|\.tooling)\//.test(file),
  ),
  'ui/app/App.tsx': FILES.filter((file) => /^(openapi|ui)\//.test(file)),
  'ui/chrome/Footer.tsx': FILES.filter((file) =>
    /^(openapi|ui\/(chrome|components|hooks|rules|api))\//.test(file),
  ),
  'ui/features/home/HomePage.tsx': FILES.filter((file) =>
    /^(openapi|ui\/(features\/home|components|hooks|rules|api))\//.test(file),
  ),
  'ui/features/recipe/RecipePage.tsx': FILES.filter((file) =>
    /^(openapi|ui\/(features\/recipe|components|hooks|rules|api))\//.test(file),
  ),
  'ui/components/Card.tsx': FILES.filter((file) =>
    /^(openapi|ui\/(components|hooks|rules|api(?!\/generated)))\//.test(file),
  ),
  'ui/hooks/useTheme.ts': FILES.filter((file) => /^(openapi|ui\/(hooks|rules))\//.test(file)),
  'ui/rules/impact.ts': FILES.filter((file) => /^(openapi|ui\/rules)\//.test(file)),
  'ui/api/fetcher.ts': FILES.filter((file) => /^(openapi|ui\/(api|rules))\//.test(file)),
  'ui/api/generated/hooks.ts': FILES.filter((file) => /^(openapi|ui\/(api|rules))\//.test(file)),
  'ui/journeys/site.ts': FILES.filter((file) => /^(openapi|ui\/(journeys|rules)|\.tooling)\//.test(file)),
  'server/main.ts': FILES.filter((file) => /^(openapi|server)\//.test(file)),
  'server/config.ts': FILES.filter((file) => /^(openapi|server)\//.test(file)),
  'server/http/router.ts': FILES.filter((file) =>
    /^(openapi|server\/(http|operations|native|storage|catalogue|config))[/.]/.test(file),
  ),
  'server/operations/cocktails.ts': FILES.filter((file) =>
    /^(openapi|server\/(operations|catalogue))\//.test(file),
  ),
  'server/storage/queue.ts': FILES.filter((file) =>
    /^(openapi|server\/(storage|catalogue|config))[/.]/.test(file),
  ),
  'server/native/worker.ts': FILES.filter((file) =>
    /^(openapi|server\/(native|operations|catalogue))\//.test(file),
  ),
  'server/testing/start-server.ts': FILES.filter((file) => /^(openapi|server|mocks|\.tooling)\//.test(file)),
  'server/catalogue/decide.ts': FILES.filter((file) => /^(openapi|server\/catalogue)\//.test(file)),
  '.tooling/chromium.ts': ['.tooling/chromium.ts'],
  '.scripts/test.ts': [...FILES],
};

describe('the arrows between the folders', () => {
  test.each(Object.entries(ARROWS))(
    '%s imports what the design lets it, and nothing else',
    async (path, allowed) => {
      const refused = FILES.filter((file) => !allowed.includes(file));
      expect(await refusals(path.replace(/(\.\w+)$/, '-new$1'), FILES)).toEqual(refused);
    },
  );

  test.each([
    ['the server cannot import the ui dynamically', 'server/http/pages.ts', 'ui/app/App.tsx'],
    ['the ui cannot import the server dynamically', 'ui/app/routes.ts', 'server/native/worker.ts'],
    [
      'one feature cannot import another dynamically',
      'ui/features/home/x.ts',
      'ui/features/recipe/RecipePage.tsx',
    ],
  ])('%s', async (_, path, target) => {
    expect(await refusals(path, [target], (file) => `void import('${join(root, file)}');`)).toEqual([target]);
  });

  test('types count as imports', async () => {
    const statement = (file: string) => `import type { X } from '#${file}';`;
    expect(await refusals('ui/rules/x.ts', ['server/config.ts'], statement)).toEqual(['server/config.ts']);
  });
});

describe('tests', () => {
  test('the tests of the ui may use the mocks, and never the server', async () => {
    const targets = ['mocks/scenario.ts', 'server/testing/start-server.ts'];
    expect(await refusals('ui/components/Card.dom.test.tsx', targets)).toEqual([
      'server/testing/start-server.ts',
    ]);
  });

  test('the tests of the server may use the whole server, and never the ui', async () => {
    const targets = [
      'server/testing/start-server.ts',
      'server/main.ts',
      'mocks/scenario.ts',
      'ui/rules/impact.ts',
    ];
    expect(await refusals('server/native/worker.test.ts', targets)).toEqual(['ui/rules/impact.ts']);
  });
});

test('every folder of ui/ and server/ has its rules', () => {
  const targets = importZones(repository, 'sources').map((zone) => zone.target);
  const known = ['./ui/features', './ui/public', ...targets];
  const folders = ['ui', 'server']
    .filter((parent) => existsSync(join(repository, parent)))
    .flatMap((parent) =>
      readdirSync(join(repository, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `./${parent}/${entry.name}`),
    );
  expect(folders.filter((folder) => !known.includes(folder))).toEqual([]);
});

test('the lint configuration holds these zones, for sources and tests alike', async () => {
  const real = new ESLint({ cwd: repository });
  for (const [path, subject] of [
    ['ui/app/App.tsx', 'sources'],
    ['ui/app/App.dom.test.tsx', 'tests'],
  ] as const) {
    const config: unknown = await real.calculateConfigForFile(join(repository, path));
    expect(config).toMatchObject({
      rules: {
        'import-x/no-restricted-paths': [
          2,
          { basePath: repository, zones: importZones(repository, subject) },
        ],
        'import-x/no-cycle': [2],
        '@typescript-eslint/no-explicit-any': [2],
      },
    });
  }
});
