/** `npm run validate` checks which folders import which. The lint rule `import/no-cycle` finds circles. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { findViolations, FOLDERS, type ImportGraph } from './check-imports/import-zones.ts';

/**
 * All imports but those of packages, with types and `import()` of a literal. Types by `import('…').Name` are
 * not found, but the lint rule `consistent-type-imports` forbids them.
 */
function importsIn(source: string, file: string): string[] {
  const { errors, module } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(source.slice(start, end))),
  ];
  const paths = specifiers.map((specifier) => specifier && pathOf(specifier, file));
  return [...new Set(paths)].filter((path) => typeof path === 'string');
}

function literal(expression: string): string | undefined {
  return /^(['"`])([^'"`$\\]+)\1$/.exec(expression)?.[2];
}

/** Returns undefined for a package. What follows a question mark is for Vite. */
function pathOf(specifier: string, importer: string): string | undefined {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return path.slice(1); // The `imports` of package.json name folders of the root.
  return path.startsWith('.') ? join(dirname(importer), path) : undefined;
}

function importGraph(root: string): ImportGraph {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return new Map(files.map((file) => [file, importsIn(readFileSync(join(root, file), 'utf8'), file)]));
}

const violations = findViolations(importGraph(join(import.meta.dirname, '..')));
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
