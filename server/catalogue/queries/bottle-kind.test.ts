import { expect, it } from 'vitest';
import { bottleKind } from './bottle-kind.ts';

it.each([
  ['London Dry Gin', 'spirits'],
  ['Apple brandy', 'spirits'],
  ['Sloe gin', 'liqueurs'],
  ['Crème de cacao', 'liqueurs'],
  ['Angostura bitters', 'liqueurs'],
  ['Irish Cream', 'liqueurs'],
  ['Sweet Vermouth', 'wines'],
  ['Lillet Blanc', 'wines'],
  ['Ginger beer', 'mixers'],
  ['Cream of coconut', 'mixers'],
])('%s belongs to the %s', (name, kind) => {
  expect(bottleKind(name)).toBe(kind);
});
