import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DARK_PAGE, LIGHT_PAGE } from '#openapi/pages/page-colors.ts';
import { INK } from '#ui/components/drawn-cocktail/draw-tiles-svg.tsx';
import { USUAL } from '#ui/lib/drawing/plate-color.ts';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const { light, dark } = USUAL;

test.each([
  ['page', [LIGHT_PAGE, DARK_PAGE]],
  ['ink', [INK.light, INK.dark]],
  ['plate-base', [light.ground, dark.ground]],
  ['plate-fraction', [light.fraction, dark.fraction].map((fraction) => `${fraction * 100}%`)],
])('drawings without style sheets use the value of --%s in both themes', (name, expected) => {
  const values = [...tokens.matchAll(new RegExp(`^ {2}--${name}: (.+?);`, 'gm'))].map(([, value]) => value);
  expect(values).toEqual(expected);
});
