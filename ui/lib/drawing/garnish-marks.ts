import { method, plain, type DrawableRecipe } from './drawable-recipe.ts';
import { asServed, type GarnishMark } from './garnish-mark.ts';
import type { GlassKind } from './glass-kind.ts';
import type { Serving } from './serving.ts';

const FRUITS: readonly (readonly [RegExp, string])[] = [
  [/blood orange/, '#d8452b'],
  [/grapefruit|pomelo/, '#f0785f'],
  [/lime/, '#7fb53c'],
  [/lemon|yuzu|citrus/, '#f2cf2e'],
  [/orange|mandarin|tangerine|clementine|kumquat/, '#f39a1f'],
];
const ORANGE = '#f39a1f';

/** Words, kind, place, colour ('' = the citrus that the words name). The first that fits wins. */
const MARKS: readonly (readonly [RegExp, GarnishMark['kind'], GarnishMark['place'], string])[] = [
  [/cocoa rim|chocolate rim|cinnamon (?:sugar )?rim|cookie|graham/, 'coat', 'coat', '#7b4a2c'],
  [/tajin|chil[ei]\w* salt|salt.*chil|spiced? (?:salt|rim)/, 'coat', 'coat', '#d8694a'],
  [
    /salt|sugar(?:ed|y)? rim|rim.*sugar|sugar crust|superfine sugar|coconut rim|rimmed/,
    'coat',
    'coat',
    '#ffffff',
  ],
  [/sugar ?cube/, 'sugarcube', 'in', '#fffdf5'],
  [/shell|spent lime|lime half|half (?:a )?lime/, 'shell', 'top', '#7fb53c'],
  [/passion/, 'shell', 'top', '#8a4a7a'],
  [/pineapple (?:frond|lea)/, 'frond', 'stand', '#4f8f3f'],
  [/pineapple/, 'pineapple', 'rim', '#f4c93a'],
  [/strawberr/, 'strawberry', 'rim', '#e0404c'],
  [/raspberr/, 'berry', 'pick', '#d12f55'],
  [/blackberr|blueberr|black ?currant|grape\b|grapes|berr/, 'berry', 'pick', '#4a2556'],
  [/brandied|luxardo|amarena|griotte|morello/, 'cherry', 'in', '#741130'],
  [/cherr/, 'cherry', 'in', '#d01f3c'],
  [/olive|caper/, 'olive', 'pick', '#8a9a3c'],
  [/onion/, 'onion', 'pick', '#f1ead0'],
  [/ginger/, 'ginger', 'pick', '#e7b45a'],
  [/coffee bean|espresso bean|beans?\b/, 'beans', 'top', '#3a2114'],
  [/cinnamon stick|stick of cinnamon|cinnamon quill/, 'cinnamon', 'stand', '#a8612c'],
  [/star anise/, 'anise', 'top', '#7a4424'],
  [/nutmeg|cinnamon|grated|ground|dust|clove|spice/, 'dust', 'top', '#8a5a2e'],
  [/chocolate|cocoa|cacao|shaving/, 'dust', 'top', '#4a2a1a'],
  [/bitters/, 'drops', 'top', '#8a2a18'],
  [/mint leaf/, 'mint', 'top', '#46a653'],
  [/mint/, 'mint', 'stand', '#46a653'],
  [/basil|shiso|sage|bay lea|kaffir|makrut|curry lea/, 'basil', 'stand', '#4a9440'],
  [/rosemary|thyme|lavender|dill|herb|tarragon|lemongrass|fennel/, 'herb', 'stand', '#5f8f6a'],
  [/celery/, 'celery', 'stand', '#9ccb5a'],
  [/cucumber (?:ribbon|peel|spear|strip)|ribbon/, 'ribbon', 'stand', '#a9d37e'],
  [/cucumber/, 'cucumber', 'rim', '#a9d37e'],
  [/flower|orchid|viola|pansy|hibiscus|petal|rose|blossom|chamomile/, 'flower', 'rim', '#d678b6'],
  [/umbrella|parasol/, 'umbrella', 'stand', '#e8556a'],
  [/straw\b/, 'straw', 'stand', '#e0533f'],
  [/chil[ei]|jalapeno|pepper/, 'chili', 'rim', '#d2342a'],
  [/watermelon/, 'wedge', 'rim', '#ee5a60'],
  [/apple/, 'fruit', 'rim', '#c8483a'],
  [/pear|melon|banana/, 'fruit', 'rim', '#d9cf6a'],
  [/peach|apricot|mango|nectarine/, 'fruit', 'rim', '#f2a04e'],
  [/twist|peel|zest|spiral|swath|coin|horse|disc|rind/, 'twist', 'rim', ''],
  [/wedge|quarter|squeeze/, 'wedge', 'rim', ''],
  [/slice|half ?moon|half wheel|segment/, 'slice', 'rim', ''],
  [/wheel|round|crescent|dehydrated|dried|lime|lemon/, 'wheel', 'rim', ''],
  [/orange|grapefruit|citrus|fruit|flag/, 'slice', 'rim', ''],
];

export function readGarnish(name: string): GarnishMark | null {
  const words = plain(name);
  const line = MARKS.find(([pattern]) => pattern.test(words));
  if (line === undefined) return null;
  const [, kind, place, color] = line;
  return { kind, place, color: color || (FRUITS.find(([pattern]) => pattern.test(words))?.[1] ?? ORANGE) };
}

function fromInstructions(instructions: readonly string[]): string[] {
  return instructions
    .flatMap((text) => plain(text).split(/[.;]\s*/))
    .filter((clause) =>
      /garnish|decorat|\brim\b|(?:add|with|top with) an? (?:\w+ ){0,2}(?:cherry|slice|twist|wedge|olive|sprig|wheel)|twist of/.test(
        clause,
      ),
    )
    .flatMap((clause) =>
      clause.replace(/^.*?(?=garnish|decorat|add|top|serve|twist|rim)/, '').split(/,| and | or /),
    );
}

const MOST_MARKS = 4;
const TALL: readonly GlassKind[] = ['collins', 'highball', 'hurricane', 'tiki', 'julep'];
const NAMED_STRAW = /\bstraws?\b(?! colou?r)/;
const DOTTED_BITTERS =
  /\bdot\w* (?:\w+ ){0,4}bitters|bitters (?:\w+ ){0,4}(?:on|onto|over) (?:the )?(?:foam|top|surface)/;

/** What is muddled in the glass stays in it. */
function leftInside(recipe: DrawableRecipe, text: string): GarnishMark[] {
  if (!/muddle|press/.test(text) || /strain/.test(text)) return [];
  return recipe.ingredients.flatMap((line): GarnishMark[] => {
    const words = plain(line);
    const color = FRUITS.find(([pattern]) => pattern.test(words))?.[1];
    if (color && /wedges|pieces|quarters|chunks|\bcut\b/.test(words))
      return [{ kind: 'pieces', place: 'in', color }];
    return /mint lea/.test(words) ? [{ kind: 'leaves', place: 'in', color: '#46a653' }] : [];
  });
}

/** In the order in which they are laid on, without repeats. */
export function garnishMarks(recipe: DrawableRecipe, glass: GlassKind, serving: Serving): GarnishMark[] {
  const text = method(recipe);
  const listed = recipe.garnish.length > 0 ? recipe.garnish : fromInstructions(recipe.instructions);
  const fixed = recipe.ingredients.filter((line) => /sugar cube/i.test(line) && glass === 'flute');
  const rimmed = recipe.instructions.filter((line) =>
    /\brim\b[^.]*\b(?:salt|sugar)|\b(?:salt|sugar)\w*\b[^.]{0,20}\brim/i.test(line),
  );
  const marks: GarnishMark[] = [];
  for (const name of [
    ...rimmed.map((line) => `${/salt/i.test(line) ? 'salt' : 'sugar'} rim`),
    ...fixed,
    ...listed,
    ...(serving.foam && DOTTED_BITTERS.test(text) ? ['bitters'] : []),
  ]) {
    const mark = readGarnish(name);
    if (mark && !marks.some(({ kind, color }) => kind === mark.kind && color === mark.color)) {
      marks.push(asServed(mark, plain(name), text, glass, serving));
    }
  }
  const shown = [...marks.slice(0, MOST_MARKS), ...leftInside(recipe, text)];
  const withStraw =
    NAMED_STRAW.test(text) ||
    ((serving.ice === 'crushed' || serving.ice === 'frozen') && TALL.includes(glass));
  if (withStraw && !shown.some(({ kind }) => kind === 'straw'))
    shown.push({ kind: 'straw', place: 'stand', color: '#e0533f' });
  return shown;
}
