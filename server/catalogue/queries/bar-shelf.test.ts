import { expect, it } from 'vitest';
import { bottleKind } from './bar-shelf.ts';

it.each([
  ['London Dry Gin', 'spirits'],
  ['Cachaça', 'spirits'],
  ['Apple brandy', 'spirits'],
  ['Absinthe', 'spirits'],
  ['Sloe gin', 'liqueurs'],
  ['Campari', 'liqueurs'],
  ['Crème de cacao', 'liqueurs'],
  ['Angostura bitters', 'liqueurs'],
  ['Irish Cream', 'liqueurs'],
  ['Sweet Vermouth', 'wines'],
  ['Champagne', 'wines'],
  ['Lillet Blanc', 'wines'],
  ['Ginger beer', 'mixers'],
  ['Cola', 'mixers'],
  ['Cream of coconut', 'mixers'],
])('%s stands with the %s', (name, kind) => {
  expect(bottleKind(name)).toBe(kind);
});
