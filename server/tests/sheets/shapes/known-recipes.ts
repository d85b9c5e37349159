type Row = readonly [name: string, lines: readonly string[], steps: readonly string[]];

/** Recipes that are well known, as strangers write them. */
export const DAIQUIRI: Row = [
  'Daiquiri',
  ['2 oz White rum', '1 oz Lime juice', '¾ oz Simple syrup'],
  ['Shake with ice.', 'Strain into a coupe.'],
];
export const NEGRONI: Row = [
  'Negroni',
  ['1 oz Gin', '1 oz Campari', '1 oz Sweet vermouth'],
  ['Stir with ice.', 'Strain over a large cube.'],
];
export const SAZERAC: Row = [
  'Sazerac',
  ['2 oz Rye', '1 Sugar cube', '3 dashes Peychaud bitters', 'Absinthe, rinse'],
  ['Stir with ice.', 'Strain into a rinsed glass.'],
];
export const KNOWN: readonly Row[] = [DAIQUIRI, NEGRONI, SAZERAC];
