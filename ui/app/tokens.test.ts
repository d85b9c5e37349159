import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DARK_PAGE, LIGHT_PAGE } from '#openapi/pages/page-colors.ts';

test('the bars around the page have the colour of the page in both themes', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const pageColors = [...tokens.matchAll(/^ {2}--page: (#[0-9a-f]{6});/gm)].map(([, color]) => color);
  expect(pageColors).toEqual([LIGHT_PAGE, DARK_PAGE]);
});
