import type { Linter } from 'eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const root = import.meta.dirname;
const tests = ['**/*.test.{ts,tsx}'];

function without(message: string, group: string[]): Linter.RulesRecord {
  return { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] };
}

export default defineConfig(
  globalIgnores([
    ...['dist', 'data', '**/generated/**', '.storybook/static', '**/*.js', '**/*.mjs'],
    // They have types only while a test has made the clients.
    ...['.cache', 'server/clients/days'],
  ]),
  tseslint.configs.strict,
  tseslint.configs.recommendedTypeChecked,
  {
    ...reactHooks.configs.flat.recommended,
    // These rules compile each file with React's compiler, which takes longest of all; elsewhere are no components and no hooks.
    files: ['{ui,stories,.storybook}/**/*.{ts,tsx}'],
    ignores: ['ui/{rules,journeys}/**', 'ui/**/*.test.ts'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    // One program for all files: `projectService` asks an editor's server for each of them, which takes a fifth longer.
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: root } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/extensions': ['error', 'ignorePackages', { checkTypeImports: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
        {
          selector:
            'CallExpression[callee.property.name=/^new(Context|Page)$/][callee.object.name="browser"]',
          message: 'Use newContext of .tooling/new-context.ts, which waits long enough on a busy machine.',
        },
      ],
    },
  },
  {
    // Where the tool that reads the file demands a default export.
    files: ['*.config.ts', '.storybook/**', 'stories/**', '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['ui/rules/**'],
    rules: without('Rules are pure, without React.', [
      'react',
      'react-dom',
      'react-router-dom',
      '@tanstack/*',
    ]),
  },
  {
    files: ['ui/components/**', 'ui/hooks/**'],
    rules: without('Components fetch no data.', ['@tanstack/*']),
  },
  {
    files: ['server/catalogue/**', 'server/operations/**'],
    ignores: [...tests, '**/testing/**'],
    rules: without('The catalogue and the operations run in browsers too.', [
      ...['node:*', 'express', 'multer', 'pino', 'sequelize', 'sqlite3', 'pg', 'umzug', 'argon2', 'sharp'],
    ]),
  },
);
