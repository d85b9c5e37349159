import { describe, expect, test } from 'vitest';
import { starterCatalogue } from './starter-catalogue.ts';

const { spirits, cocktails } = starterCatalogue;

const AMOUNT = /^(?:\d+|\d+ \d\/\d|\d\/\d) /;
const UNITS = 'oz|dash|dashes|drops|barspoon|teaspoon|teaspoons|tablespoon|pinch|strip';
const MEASURED = new RegExp(`${AMOUNT.source}(?:${UNITS}) [\\p{L}\\d].*[\\p{L}]$`, 'u');
const COUNTED =
  /^\d+ (?:mint leaves|basil leaves|egg white|sugar cube|whole cloves|cinnamon stick|lime, cut into small wedges)$/;
const TOPPED = /^[A-Z][a-z ]+, to top$/;

/** How a bottle is called in an ingredient line, where that is not its own name. */
const POURED_AS: Record<string, RegExp> = {
  'Orange Liqueur': /Cointreau|dry curaçao|Grand Marnier/,
  'Dark Rum': /black rum|dark rum|dark Demerara rum/,
  'Aged Rum': /aged (Jamaican )?rum|gold rum/,
  'Scotch Whisky': /Scotch whisky/,
};

function pouredAs(spirit: string): RegExp {
  return POURED_AS[spirit] ?? new RegExp(`\\b${spirit}$`, 'i');
}

const TECHNIQUE_TOOLS: Partial<Record<string, string>> = {
  Shaken: 'Cocktail shaker',
  Stirred: 'Mixing glass',
  'Stove Top': 'Saucepan',
  Muddled: 'Muddler',
  Blended: 'Blender',
  Layered: 'Bar spoon',
};

/** What in a recipe asks for a tool. */
const NEEDS: [tool: string, need: RegExp][] = [
  ['Citrus press', /fresh \w+ juice/],
  ['Y-peeler', /twist$|strip orange peel/m],
  ['Paring knife', /(?:wheel|wedges?|slice)$/m],
  ['Large ice mold', /large ice cube/],
  ['Lewis bag', /(?:crushed|cracked) ice/],
  ['Cocktail pick', /\bpick\b/],
  ['Fine strainer', /fine-strain|fine strainer/i],
  ['Fine grater', /Grated nutmeg/],
  ['Rimming saucer', /(?:Salt|Sugar) rim/],
  ['Straw', /\bstraw\b/],
  ['Kettle', /kettle|boiling water/],
];

describe('the cocktails', () => {
  test('exactly 7 are featured', () => {
    expect(cocktails.filter(({ featured }) => featured)).toHaveLength(7);
  });

  test('about half have a fun fact', () => {
    const told = cocktails.filter(({ funFact }) => funFact !== null).length;
    expect(told).toBeGreaterThanOrEqual(32);
    expect(told).toBeLessThanOrEqual(44);
  });

  test('the Negroni is the one that the rest of the house counts on', () => {
    expect(cocktails.find(({ name }) => name === 'Negroni')).toMatchObject({
      category: ['Aperitif', 'Stirred classics'],
      type: 'Stirred',
      glassware: 'Rocks glass',
      spirits: ['London Dry Gin', 'Campari', 'Sweet Vermouth'],
      equipment: ['Mixing glass', 'Bar spoon', 'Julep strainer', 'Jigger'],
      garnish: ['Orange twist'],
      difficulty: 'Easy',
      ingredients: ['1 oz London dry gin', '1 oz sweet vermouth', '1 oz Campari'],
      featured: true,
    });
  });

  test('have one to three categories, three to seven whole sentences of instructions, and tools', () => {
    for (const { name, category, instructions, equipment: tools } of cocktails) {
      expect([1, 2, 3], name).toContain(category.length);
      expect([3, 4, 5, 6, 7], name).toContain(instructions.length);
      expect(tools.length, name).toBeGreaterThan(0);
      for (const step of instructions) expect(step, name).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('measure every ingredient in the house style', () => {
    for (const { name, ingredients } of cocktails) {
      for (const line of ingredients) {
        expect(
          [MEASURED, COUNTED, TOPPED].some((style) => style.test(line)),
          `${name}: ${line}`,
        ).toBe(true);
      }
    }
  });

  test('name exactly the bottles that they pour, and none when they are alcohol-free', () => {
    for (const { name, category, ingredients, spirits: bottles } of cocktails) {
      const poured = spirits
        .map((spirit) => spirit.name)
        .filter((spirit) => ingredients.some((line) => pouredAs(spirit).test(line)));
      expect([...bottles].sort(), name).toEqual(poured.sort());
      expect(bottles.length === 0, name).toBe(category.includes('Alcohol-free'));
    }
  });

  test('have the tool that their technique asks for', () => {
    for (const { name, type, equipment: tools } of cocktails) {
      const tool = TECHNIQUE_TOOLS[type ?? ''];
      if (tool) expect(tools, name).toContain(tool);
    }
  });

  // The Negroni's short list of tools is fixed by the contract's examples.
  test.each(NEEDS)('have a %s exactly when something needs it', (tool, need) => {
    for (const cocktail of cocktails.filter(({ name }) => name !== 'Negroni')) {
      const text = [...cocktail.instructions, ...cocktail.ingredients, ...cocktail.garnish].join('\n');
      expect(cocktail.equipment.includes(tool), cocktail.name).toBe(need.test(text));
    }
  });

  test('dry shake an egg white before the ice', () => {
    for (const { name, ingredients, instructions } of cocktails) {
      const dry = instructions.findIndex((step) => step.includes('dry shake'));
      expect(dry >= 0, name).toBe(ingredients.includes('1 egg white'));
      if (dry >= 0) expect(instructions[dry + 1], name).toMatch(/^Add ice and shake/);
    }
  });

  // The IBA's official measures, 30 ml to the ounce, with its garnish and its kind of glass.
  test.each([
    [
      'Champagne Cocktail',
      ['1 sugar cube', '2 dashes Angostura bitters', '1/3 oz cognac', '3 oz Champagne'],
      ['Orange twist', 'Maraschino cherry'],
      'Champagne flute',
    ],
    [
      'Cosmopolitan',
      ['1 1/3 oz citrus vodka', '1/2 oz Cointreau', '1/2 oz fresh lime juice', '1 oz cranberry juice'],
      ['Lemon twist'],
      'Martini glass',
    ],
    [
      'Southside',
      ['2 oz London dry gin', '1 oz fresh lemon juice', '1/2 oz simple syrup', '6 mint leaves'],
      ['Mint sprig'],
      'Coupe',
    ],
    [
      'Vieux Carré',
      [
        '1 oz rye whiskey',
        '1 oz cognac',
        '1 oz sweet vermouth',
        '1 barspoon Bénédictine',
        "2 dashes Peychaud's bitters",
      ],
      ['Orange twist', 'Maraschino cherry'],
      'Coupe',
    ],
    [
      'Caipirinha',
      ['1 lime, cut into small wedges', '4 teaspoons white cane sugar', '2 oz cachaça'],
      [],
      'Rocks glass',
    ],
    [
      'Ramos Gin Fizz',
      [
        '1 1/2 oz London dry gin',
        '1/2 oz fresh lime juice',
        '1/2 oz fresh lemon juice',
        '1 oz simple syrup',
        '2 oz heavy cream',
        '1 egg white',
        '3 dashes orange flower water',
        '2 drops vanilla extract',
        'Soda water, to top',
      ],
      [],
      'Highball glass',
    ],
  ])('%s agrees with the IBA', (name, ingredients, garnish, glassware) => {
    const cocktail = cocktails.find((one) => one.name === name);
    expect(cocktail).toMatchObject({ ingredients, garnish, glassware });
  });

  test('a Daiquiri is no aperitif', () => {
    expect(cocktails.find(({ name }) => name === 'Daiquiri')?.category).toEqual(['Sours']);
  });
});
