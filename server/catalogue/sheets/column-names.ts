import { SHEET_FIELDS, type SheetField } from './sheet-fields.ts';

/** Header names that other people use. Keys of the inner lists are written as `plainName` leaves them. */
const FOREIGN_NAMES: Record<SheetField, string[]> = {
  id: [],
  name: ['cocktail', 'cocktailname', 'drink', 'drinkname', 'title', 'recipe', 'recipename'],
  category: ['categories', 'drinkcategory', 'family'],
  description: ['desc', 'about', 'summary', 'intro', 'introduction', 'story', 'tagline'],
  funFact: ['funfacts', 'fact', 'trivia', 'history', 'didyouknow'],
  ingredients: ['ingredient', 'ingredientlist', 'ingredientslist', 'recipeingredients'],
  instructions: [
    'instruction',
    'method',
    'methods',
    'directions',
    'direction',
    'preparation',
    'prep',
    'steps',
    'step',
    'procedure',
    'howto',
    'howtomake',
    'howtomakeit',
  ],
  difficulty: ['level', 'difficultylevel', 'skill', 'skilllevel'],
  videoUrl: ['video', 'videolink', 'youtube', 'youtubeurl', 'preparationvideo'],
  image: [
    'imageurl',
    'images',
    'imagelink',
    'img',
    'photo',
    'photos',
    'photourl',
    'picture',
    'pictures',
    'pictureurl',
    'thumb',
    'thumbnail',
    'drinkthumb',
  ],
  type: ['technique', 'techniques', 'cocktailtype', 'mixingtechnique'],
  spirits: ['spirit', 'basespirit', 'basespirits', 'mainspirit', 'base', 'liquor', 'liquors'],
  glassware: ['glass', 'glasses', 'glasstype', 'servingglass', 'servedin'],
  equipment: ['tools', 'tool', 'barware', 'equipmentneeded'],
  garnish: ['garnishes', 'decoration', 'decorations'],
  featured: ['isfeatured', 'feature'],
};

const OWN = new Map<string, SheetField>(SHEET_FIELDS.map((field) => [field.toLowerCase(), field]));
const FOREIGN = new Map<string, SheetField>(
  SHEET_FIELDS.flatMap((field) => FOREIGN_NAMES[field].map((name) => [name, field] as const)),
);

/** A header name without what does not count: case, spaces, `_`, `-`, signs and remarks in parentheses. */
export function plainName(column: string): string {
  return column
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The field that a header name (plain) is our own name for. */
export function ownField(plain: string): SheetField | null {
  return OWN.get(plain) ?? null;
}

/** The field that a header name (plain) means elsewhere: `method`, `glass`, `strDrink` … */
export function foreignField(plain: string): SheetField | null {
  const bare = plain.startsWith('str') ? plain.slice(3) : '';
  return FOREIGN.get(plain) ?? (bare ? (FOREIGN.get(bare) ?? OWN.get(bare) ?? null) : null);
}

/** A column that is one of a numbered series: its entry, or the amount or unit that goes before the entry. */
export interface NumberedName {
  field: SheetField;
  part: 'amount' | 'unit' | 'entry';
  number: number;
}

const AMOUNT = /^(amount|measure|measurement|quantity|qty)s?$/;
const UNIT = /^units?$/;

/** Reads `strIngredient3`, `measurement-3`, `ingredient 3 amount`, `unit3`, `step 2`, `spirit1` (plain). */
export function numberedName(plain: string): NumberedName | null {
  const match = /^(?:str)?(\p{L}+?)(\d{1,2})(\p{L}*)$/u.exec(plain);
  if (!match) return null;
  const [, base = '', digits = '', rest = ''] = match;
  const number = Number(digits);
  const aboutIngredient = /^ingredients?$/.test(base);
  const partWord = aboutIngredient && rest ? rest : base.replace(/^ingredients?(?=.)/, '');
  if (AMOUNT.test(partWord)) return { field: 'ingredients', part: 'amount', number };
  if (UNIT.test(partWord)) return { field: 'ingredients', part: 'unit', number };
  if (rest && rest !== 'name') return null;
  const field = aboutIngredient ? 'ingredients' : (ownField(base) ?? foreignField(base));
  return field ? { field, part: 'entry', number } : null;
}
