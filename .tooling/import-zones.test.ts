import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsIn } from './import-graph.ts';
import { FOLDERS, refusal } from './import-zones.ts';

const repository = join(import.meta.dirname, '..');

/** One file for every folder of the repository; a test needs only their names. */
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
  'ui/lib/words/figure.ts',
  'ui/api/fetcher.ts',
  'ui/api/generated/hooks.ts',
  'ui/tests/journeys/site.ts',
  'server/main.ts',
  'server/config.ts',
  'server/http/router.ts',
  'server/operations/cocktail-operations.ts',
  'server/storage/queue.ts',
  'server/native/worker.ts',
  'server/catalogue/decide.ts',
  'server/sheets/read-rows.ts',
  'server/tests/support/start-server.ts',
  '.tooling/chromium.ts',
  '.scripts/test.ts',
] as const;

type File = (typeof FILES)[number];

/** The imports of `targets` that a file at `path` is refused, which imports all of them with `statement`. */
function refusedOf(
  path: string,
  targets: readonly string[],
  statement = (target: string) => `import '${specifier(path, target)}';`,
): string[] {
  const imports = importsIn(targets.map(statement).join('\n'), path);
  expect(imports).toEqual(targets);
  return imports.filter((imported) => refusal(path, imported) !== null);
}

/** An alias where the folder has one, otherwise a relative path. */
function specifier(importer: string, target: string): string {
  if (/^(openapi|ui|server|mocks)\//.test(target)) return `#${target}`;
  const path = relative(dirname(importer), target);
  return path.startsWith('.') ? path : `./${path}`;
}

/** What each room may import, spelled out from the design; everything else must be refused. */
const ARROWS: Record<File, File[]> = {
  'openapi/rule.ts': ['openapi/rule.ts', 'openapi/generated/model/index.ts'],
  'openapi/generated/model/index.ts': ['openapi/rule.ts', 'openapi/generated/model/index.ts'],
  'mocks/scenario.ts': FILES.filter((file) =>
    /^(openapi|mocks|server\/(catalogue|sheets|operations))\//.test(file),
  ),
  'stories/Card.stories.tsx': FILES.filter((file) => /^(openapi|ui|mocks|stories|\.storybook)\//.test(file)),
  '.storybook/preview.ts': FILES.filter((file) =>
    /^(openapi|ui|mocks|stories|\.storybook|\.tooling)\//.test(file),
  ),
  'ui/app/App.tsx': FILES.filter((file) => /^(openapi|ui)\//.test(file)),
  'ui/chrome/Footer.tsx': FILES.filter((file) =>
    /^(openapi|ui\/(chrome|components|hooks|lib|api))\//.test(file),
  ),
  'ui/features/home/HomePage.tsx': FILES.filter((file) =>
    /^(openapi|ui\/(features\/home|components|hooks|lib|api))\//.test(file),
  ),
  'ui/features/recipe/RecipePage.tsx': FILES.filter((file) =>
    /^(openapi|ui\/(features\/recipe|components|hooks|lib|api))\//.test(file),
  ),
  'ui/components/Card.tsx': FILES.filter((file) =>
    /^(openapi|ui\/(components|hooks|lib|api(?!\/generated)))\//.test(file),
  ),
  'ui/hooks/useTheme.ts': FILES.filter((file) => /^(openapi|ui\/(hooks|lib))\//.test(file)),
  'ui/lib/words/figure.ts': FILES.filter((file) => /^(openapi|ui\/lib)\//.test(file)),
  'ui/api/fetcher.ts': FILES.filter((file) => /^(openapi|ui\/(api|lib))\//.test(file)),
  'ui/api/generated/hooks.ts': FILES.filter((file) => /^(openapi|ui\/(api|lib))\//.test(file)),
  'ui/tests/journeys/site.ts': FILES.filter((file) => /^(openapi|ui\/(tests|lib)|\.tooling)\//.test(file)),
  'server/main.ts': FILES.filter((file) => /^(openapi|server)\//.test(file)),
  'server/config.ts': FILES.filter((file) => /^(openapi|server)\//.test(file)),
  'server/http/router.ts': FILES.filter((file) =>
    /^(openapi|server\/(http|operations|native|storage|catalogue|sheets|config))[/.]/.test(file),
  ),
  'server/operations/cocktail-operations.ts': FILES.filter((file) =>
    /^(openapi|server\/(operations|catalogue|sheets))\//.test(file),
  ),
  'server/storage/queue.ts': FILES.filter((file) =>
    /^(openapi|server\/(storage|catalogue|sheets|config))[/.]/.test(file),
  ),
  'server/native/worker.ts': FILES.filter((file) =>
    /^(openapi|server\/(native|operations|catalogue|sheets))\//.test(file),
  ),
  'server/tests/support/start-server.ts': FILES.filter((file) =>
    /^(openapi|server|mocks|\.tooling)\//.test(file),
  ),
  'server/catalogue/decide.ts': FILES.filter((file) => /^(openapi|server\/(catalogue|sheets))\//.test(file)),
  'server/sheets/read-rows.ts': FILES.filter((file) => /^(openapi|server\/sheets)\//.test(file)),
  '.tooling/chromium.ts': ['.tooling/chromium.ts'],
  '.scripts/test.ts': [...FILES],
};

describe('the arrows between the folders', () => {
  test.each(Object.entries(ARROWS))(
    '%s imports what the design lets it, and nothing else',
    (path, allowed) => {
      const refused = FILES.filter((file) => !allowed.includes(file));
      expect(refusedOf(path.replace(/(\.\w+)$/, '-new$1'), FILES)).toEqual(refused);
    },
  );

  test.each([
    ['the server cannot import the ui dynamically', 'server/http/pages/pages.ts', 'ui/app/App.tsx'],
    ['the ui cannot import the server dynamically', 'ui/app/routes.ts', 'server/native/worker.ts'],
    [
      'one feature cannot import another dynamically',
      'ui/features/home/x.ts',
      'ui/features/recipe/RecipePage.tsx',
    ],
  ])('%s', (_, path, target) => {
    expect(refusedOf(path, [target], (file) => `void import('#${file}');`)).toEqual([target]);
  });

  test('types count as imports', () => {
    const statement = (file: string) => `import type { X } from '#${file}';`;
    expect(refusedOf('ui/lib/x.ts', ['server/config.ts'], statement)).toEqual(['server/config.ts']);
  });
});

describe('tests', () => {
  test('the tests of the ui may use the mocks, and never the server', () => {
    const targets = ['mocks/scenario.ts', 'server/tests/support/start-server.ts'];
    expect(refusedOf('ui/components/Card.dom.test.tsx', targets)).toEqual([
      'server/tests/support/start-server.ts',
    ]);
  });

  test('the tests of the server may use the whole server, and never the ui', () => {
    const targets = [
      'server/tests/support/start-server.ts',
      'server/main.ts',
      'mocks/scenario.ts',
      'ui/lib/words/figure.ts',
    ];
    expect(refusedOf('server/native/worker.test.ts', targets)).toEqual(['ui/lib/words/figure.ts']);
  });
});

test('the reason says who may import what', () => {
  expect(refusal('ui/lib/words/figure.ts', 'server/config.ts')).toBe(
    'ui/lib/words/figure.ts imports server/config.ts, but ui/lib may import only: ui/lib, openapi.',
  );
  expect(refusal('ui/features/home/HomePage.dom.test.tsx', 'ui/features/recipe/RecipePage.tsx')).toContain(
    ', but tests in ui/features/home may import only: ui/features/home, openapi, ',
  );
});

test('every folder of ui/ and server/ has its rules', () => {
  const targets = FOLDERS.map(({ path }) => path);
  const known = ['ui/features', 'ui/public', ...targets];
  const names = ['ui', 'server']
    .filter((parent) => existsSync(join(repository, parent)))
    .flatMap((parent) =>
      readdirSync(join(repository, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${parent}/${entry.name}`),
    );
  expect(names.filter((folder) => !known.includes(folder))).toEqual([]);
});
