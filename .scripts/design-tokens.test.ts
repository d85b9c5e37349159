import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { designTokens } from './design-tokens.ts';

const root = join(import.meta.dirname, '..');
const css = readFileSync(join(root, 'ui/app/tokens.css'), 'utf8');

test('the tokens file says what the style sheet says', () => {
  const file = JSON.parse(readFileSync(join(root, 'ui/app/generated/tokens.json'), 'utf8')) as unknown;
  // `npm run generate` writes it.
  expect(file).toEqual(designTokens(css));
});

test('has the colours of both themes with their usage, and what the themes share', () => {
  const { light, dark, shared } = designTokens(css);
  expect(Object.keys(light ?? {})).toEqual(Object.keys(dark ?? {}));
  expect(light).toMatchObject({
    ink: {
      $type: 'color',
      $value: { colorSpace: 'srgb', hex: '#0f2a22' },
      $description: expect.any(String) as string,
    },
    veil: { $value: { alpha: 0.45, hex: '#081712' } },
    'plate-share': { $type: 'number', $value: 0.34 },
  });
  expect(shared).toMatchObject({
    'text-hero': { $type: 'dimension', $value: { value: 6, unit: 'rem' } },
    'default-transition-duration': { $type: 'duration', $value: { value: 180, unit: 'ms' } },
    'ease-out': { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] },
    'font-weight-bold': { $type: 'fontWeight', $value: 700 },
    'radius-sm': { $type: 'dimension', $value: { value: 3, unit: 'px' } },
  });
});
