/**
 * Generated from openapi.yaml. Do not edit.
 */
/**
 * The kind of problem, for programs: a URI of the page of this contract, on which the list below says what each kind means. `about:blank` when the status says enough. More may come; a client reads the status of an unknown kind.
 */
export const ProblemType = {
  /** The status says enough. */
  'about:blank': 'about:blank',
  /** The address, a header or the body cannot be read. */
  '/api/docs#problem-request-invalid': '/api/docs#problem-request-invalid',
  /** Parameters or fields are not valid; `errors` names each. */
  '/api/docs#problem-fields-invalid': '/api/docs#problem-fields-invalid',
  /** The sheet is damaged, or holds nothing to import. */
  '/api/docs#problem-sheet-unreadable': '/api/docs#problem-sheet-unreadable',
  /** A recipe holds more text than a cell of Excel can. */
  '/api/docs#problem-export-too-long': '/api/docs#problem-export-too-long',
  /** The client went away before it was carried out. */
  '/api/docs#problem-request-cancelled': '/api/docs#problem-request-cancelled',
  /** No token, or its session has ended. `logIn` opens one. */
  '/api/docs#problem-session-missing': '/api/docs#problem-session-missing',
  /** The password is wrong. */
  '/api/docs#problem-password-wrong': '/api/docs#problem-password-wrong',
  /** A page of another site sent the request. */
  '/api/docs#problem-origin-foreign': '/api/docs#problem-origin-foreign',
  /** There is no such item, or nothing at this address. */
  '/api/docs#problem-not-found': '/api/docs#problem-not-found',
  /** The address answers the methods of `Allow` only. */
  '/api/docs#problem-method-not-allowed': '/api/docs#problem-method-not-allowed',
  /** The request took too long to arrive. */
  '/api/docs#problem-request-timeout': '/api/docs#problem-request-timeout',
  /** Another item has this name. */
  '/api/docs#problem-name-taken': '/api/docs#problem-name-taken',
  /** Other items refer to the item, so it cannot be deleted. */
  '/api/docs#problem-item-in-use': '/api/docs#problem-item-in-use',
  /** Another item has the name of that state now. */
  '/api/docs#problem-restore-name-taken': '/api/docs#problem-restore-name-taken',
  /** Another item has the id of the deleted one now. */
  '/api/docs#problem-restore-id-taken': '/api/docs#problem-restore-id-taken',
  /** That state names an item that was deleted. */
  '/api/docs#problem-restore-reference-missing': '/api/docs#problem-restore-reference-missing',
  /** There was no such item on this side of the change. */
  '/api/docs#problem-restore-state-missing': '/api/docs#problem-restore-state-missing',
  /** The item is in that state already. */
  '/api/docs#problem-restore-unchanged': '/api/docs#problem-restore-unchanged',
  /** The backup could not be stored: `detail` says why. */
  '/api/docs#problem-backup-failed': '/api/docs#problem-backup-failed',
  /** The backup is damaged, or of a newer version of the site. */
  '/api/docs#problem-backup-unusable': '/api/docs#problem-backup-unusable',
  /** Nothing is left to undo of what was written. */
  '/api/docs#problem-revision-undone': '/api/docs#problem-revision-undone',
  /** The password of the demo mode cannot be changed. */
  '/api/docs#problem-password-fixed': '/api/docs#problem-password-fixed',
  /** The item was changed since; read it again. */
  '/api/docs#problem-version-stale': '/api/docs#problem-version-stale',
  /** The body, or a file in it, is too large. */
  '/api/docs#problem-body-too-large': '/api/docs#problem-body-too-large',
  /** The type of the body, or of a file, is not taken. */
  '/api/docs#problem-type-unsupported': '/api/docs#problem-type-unsupported',
  /** Too many wrong passwords came from this address. */
  '/api/docs#problem-attempts-exhausted': '/api/docs#problem-attempts-exhausted',
  /** This client asks for more at once than a queue takes. */
  '/api/docs#problem-too-many-requests': '/api/docs#problem-too-many-requests',
  /** The headers of the request are too large. */
  '/api/docs#problem-headers-too-large': '/api/docs#problem-headers-too-large',
  /** A defect of the server. */
  '/api/docs#problem-server-failure': '/api/docs#problem-server-failure',
  /** The database does not answer at the moment. */
  '/api/docs#problem-database-away': '/api/docs#problem-database-away',
  /** There is too much to do at the moment. */
  '/api/docs#problem-site-busy': '/api/docs#problem-site-busy',
} as const
export type ProblemType = typeof ProblemType[keyof typeof ProblemType];

/**
 * The rule that the field breaks, for programs. More may come; a client reads an unknown one as `invalid`, which means any other rule.
 */
export const FieldErrorCode = {
  required: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  maxItems: 'maxItems',
  maxProperties: 'maxProperties',
  uniqueItems: 'uniqueItems',
  minimum: 'minimum',
  maximum: 'maximum',
  enum: 'enum',
  date: 'date',
  dateTime: 'dateTime',
  type: 'type',
  pattern: 'pattern',
  characters: 'characters',
  notBefore: 'notBefore',
  /** An entry breaks a rule; it is worded as that rule is. */
  entry: 'entry',
  unknownProperty: 'unknownProperty',
  unknownParameter: 'unknownParameter',
  unknownReference: 'unknownReference',
  wrong: 'wrong',
  common: 'common',
  /** Another item has the value. */
  taken: 'taken',
  /** Another row of the sheet has it. */
  repeated: 'repeated',
  /** The row of the sheet cannot be read. */
  unreadable: 'unreadable',
  /** The file that was sent is too large. */
  tooLarge: 'tooLarge',
  /** The file that was sent is of another type. */
  unsupported: 'unsupported',
  invalid: 'invalid',
} as const
export type FieldErrorCode = typeof FieldErrorCode[keyof typeof FieldErrorCode];

/**
 * One field, or one parameter, that is not valid.
 */
export interface FieldError {
  /** Name of the field or parameter; of an unknown one the first 100 characters and `…`. */
  field: string;
  code: FieldErrorCode;
  /** What is wrong with it, for people. */
  message: string;
  /** For the code `entry`, where in the field it is, as a JSON Pointer. */
  entry?: string;
}

/**
 * Path segment of a resource. More may come; a client ignores an unknown one.
 */
export type ResourceName = typeof ResourceName[keyof typeof ResourceName];


export const ResourceName = {
  cocktails: 'cocktails',
  categories: 'categories',
  spirits: 'spirits',
  glassware: 'glassware',
  garnish: 'garnish',
  equipment: 'equipment',
  'cocktail-types': 'cocktail-types',
  myads: 'myads',
  'house-ingredients': 'house-ingredients',
  menus: 'menus',
  'sustainable-substitutions': 'sustainable-substitutions',
} as const;

/**
 * An item that refers to another.
 */
export interface ReferringItem {
  resource: ResourceName;
  /** Its id. */
  id: string;
  /** What people call it. */
  name: string;
}

/**
 * An error as RFC 9457 describes it.
 */
export interface Problem {
  type: ProblemType;
  /** The status in words. */
  title: string;
  /**
     * The HTTP status.
     * @minimum 400
     */
  status: number;
  /** What is wrong and what to do about it, for people. */
  detail: string;
  /** With a 400 or 409, every field that is not valid; the first 100 of them when there are more. */
  errors?: FieldError[];
  /** With a failed import, the detail again: the import screen looks here first. */
  error?: string;
  /**
     * With `item-in-use`, the first of the items that refer to the item.
     * @maxItems 100
     */
  usedBy?: ReferringItem[];
  /**
     * With `item-in-use`, how many items refer to the item.
     * @minimum 1
     */
  usedByCount?: number;
}

/**
 * An http or https address that browsers can read, or a path of this site without "." and ".." as its parts; below `/api/images/` the id of a picture.
 * @minLength 1
 * @maxLength 2048
 * @pattern ^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\[(?![^\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\]|[^\s/?#\\@:%<>^|"\[\]]+)(?::(?:\d{1,4}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])?)?(?:[/?#][^\s\\]*)?|/(?![/\\])[^\s\\]*)$
 */
export type WebAddress = string;

/**
 * One line of text.
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[^\r\n]*$
 */
export type Line = string;

/**
 * What the picture shows, for those who do not see it. Null if the words beside it say enough. A picture that replaces another one makes it null, unless the request says what it shows.
 * @maxLength 300
 * @nullable
 */
export type ImageAlt = string | null;

/**
 * The point that stays in view when the picture is cropped, from the left and from the top. Null is its middle. A picture that replaces another one makes it null, unless the request chooses a point.
 * @maxLength 9
 * @nullable
 * @pattern ^(?:100|\d{1,2})% (?:100|\d{1,2})%$
 */
export type ImageFocus = string | null;

/**
 * A `WebAddress`, or null.
 */
export type OptionalWebAddress = WebAddress | null;

/**
 * Up to 50 lines.
 * @maxItems 50
 */
export type Entries = Line[];

/**
 * Up to 50 lines; none unless they are sent.
 */
export type EntriesOrNone = Entries;

/**
 * One line to 100 lines.
 * @minItems 1
 * @maxItems 100
 */
export type RequiredLines = Line[];

/**
 * A slug of the name at creation, such as `london-dry-gin`; unique within its resource, and never changed.
 * @maxLength 200
 */
export type Id = string;

/**
 * What people call it; unique within its resource, whatever the case. A text of invisible characters, such as a zero-width space, counts as blank.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\r\n]*$
 */
export type Name = string;

/**
 * A few sentences about it.
 * @minLength 1
 * @maxLength 4000
 */
export type Description = string;

/**
 * A few sentences about it.
 * @maxLength 4000
 * @nullable
 */
export type OptionalDescription = string | null;

/**
 * Raised by every change of the item. It is not a validator; `If-Match` takes an ETag alone.
 * @minimum 1
 */
export type Version = number;

/**
 * From one star to five.
 */
export type CocktailDifficulty = typeof CocktailDifficulty[keyof typeof CocktailDifficulty];


export const CocktailDifficulty = {
  Simple: 'Simple',
  Easy: 'Easy',
  Moderate: 'Moderate',
  Challenging: 'Challenging',
  Expert: 'Expert',
} as const;

/**
 * The allergens of Annex II of Regulation (EU) No 1169/2011, coconut, which is not a tree nut in law, and caffeine. More may come; a client shows an unknown one by its name.
 */
export type Allergen = typeof Allergen[keyof typeof Allergen];


export const Allergen = {
  egg: 'egg',
  milk: 'milk',
  nuts: 'nuts',
  peanuts: 'peanuts',
  coconut: 'coconut',
  gluten: 'gluten',
  sulphites: 'sulphites',
  celery: 'celery',
  fish: 'fish',
  crustaceans: 'crustaceans',
  molluscs: 'molluscs',
  soy: 'soy',
  mustard: 'mustard',
  sesame: 'sesame',
  lupin: 'lupin',
  caffeine: 'caffeine',
} as const;

/**
 * Lines of a recipe.
 * @maxItems 150
 */
export type RecipeLines = Line[];

/**
 * An allergen that the administrator states, or `none` for none of them.
 */
export type StatedAllergen = typeof StatedAllergen[keyof typeof StatedAllergen];


export const StatedAllergen = {
  none: 'none',
  egg: 'egg',
  milk: 'milk',
  nuts: 'nuts',
  peanuts: 'peanuts',
  coconut: 'coconut',
  gluten: 'gluten',
  sulphites: 'sulphites',
  celery: 'celery',
  fish: 'fish',
  crustaceans: 'crustaceans',
  molluscs: 'molluscs',
  soy: 'soy',
  mustard: 'mustard',
  sesame: 'sesame',
  lupin: 'lupin',
  caffeine: 'caffeine',
} as const;

/**
 * What it contains, as the administrator states it; it replaces what the words of the lines tell. Empty if nothing is stated, `none` if it contains none of them.
 * @maxItems 17
 */
export type StatedAllergens = StatedAllergen[];

/**
 * Nothing is stated unless they are sent.
 * @maxItems 17
 */
export type StatedAllergensOrNone = StatedAllergen[];

/**
 * What a drink tastes of.
 */
export type Taste = typeof Taste[keyof typeof Taste];


export const Taste = {
  sour: 'sour',
  bitter: 'bitter',
  sweet: 'sweet',
  strong: 'strong',
} as const;

/**
 * How strong a drink is as served; light is below 12 % of alcohol by volume, strong is 18 % and more.
 */
export type StrengthBand = typeof StrengthBand[keyof typeof StrengthBand];


export const StrengthBand = {
  'alcohol-free': 'alcohol-free',
  light: 'light',
  medium: 'medium',
  strong: 'strong',
} as const;

/**
 * By name, the strongest first, or the newest first. Drinks of unknown strength come last. A draft is as new as its publication, and an item that is shown later is as new as that moment.
 */
export type CocktailOrder = typeof CocktailOrder[keyof typeof CocktailOrder];


export const CocktailOrder = {
  name: 'name',
  strength: 'strength',
  newest: 'newest',
} as const;

/**
 * What kind of ingredient is replaced.
 */
export type SubstitutionCategory = typeof SubstitutionCategory[keyof typeof SubstitutionCategory];


export const SubstitutionCategory = {
  spirits: 'spirits',
  mixers: 'mixers',
  garnish: 'garnish',
  syrups: 'syrups',
  bitters: 'bitters',
} as const;

/**
 * How hard the swap is.
 */
export type SubstitutionDifficulty = typeof SubstitutionDifficulty[keyof typeof SubstitutionDifficulty];


export const SubstitutionDifficulty = {
  Easy: 'Easy',
  Medium: 'Medium',
  Hard: 'Hard',
} as const;

/**
 * What it costs compared with the original.
 */
export type SubstitutionCost = typeof SubstitutionCost[keyof typeof SubstitutionCost];


export const SubstitutionCost = {
  Lower: 'Lower',
  Similar: 'Similar',
  Higher: 'Higher',
} as const;

/**
 * How easily it is found.
 */
export type SubstitutionAvailability = typeof SubstitutionAvailability[keyof typeof SubstitutionAvailability];


export const SubstitutionAvailability = {
  Common: 'Common',
  Specialty: 'Specialty',
  Rare: 'Rare',
} as const;

/**
 * A draft is shown to the administrator alone.
 */
export type PublicationStatus = typeof PublicationStatus[keyof typeof PublicationStatus];


export const PublicationStatus = {
  published: 'published',
  draft: 'draft',
} as const;

/**
 * Before this moment visitors do not see it. Null if there is no such moment.
 * @nullable
 */
export type ShownFrom = string | null;

/**
 * From this moment on visitors do not see it any more; not before the first one. Null if there is no such moment.
 * @nullable
 */
export type ShownUntil = string | null;

/**
 * The content of a recipe. Its references are as `x-reference` says in responses, and names in the history.
 */
export interface CocktailContent {
  id?: Id;
  name?: Name;
  /** Its categories; a single one may be sent as a text. */
  category?: unknown;
  description?: Description;
  /** One line each, with the amount first; blank lines are dropped. A line that names a house ingredient refers to it. */
  ingredients?: RequiredLines;
  /** One step each; blank lines are dropped. */
  instructions?: RequiredLines;
  difficulty?: CocktailDifficulty;
  /**
     * A story about it.
     * @maxLength 4000
     * @nullable
     */
  funFact?: string | null;
  /** Address of a video of its preparation. */
  videoUrl?: OptionalWebAddress | null;
  /** Its photo. */
  image?: unknown;
  imageFocus?: ImageFocus | null;
  imageAlt?: ImageAlt | null;
  /**
     * How it is made.
     * @maxLength 200
     * @nullable
     */
  type?: string | null;
  /** Its spirits. */
  spirits?: Entries;
  /**
     * Its glass.
     * @maxLength 200
     * @nullable
     */
  glassware?: string | null;
  /** Its equipment. */
  equipment?: Entries;
  /** Its garnishes. */
  garnish?: Entries;
  allergens?: StatedAllergens;
  /** Whether the home page shows it. */
  featured?: boolean;
  status?: PublicationStatus;
  shownFrom?: ShownFrom | null;
  shownUntil?: ShownUntil | null;
  /** Allergens and caffeine in it, as stated, or else as the words of its ingredients and its garnish tell. This is not a promise. */
  readonly contains?: readonly Allergen[];
  /** Whether all of its ingredients are known to be without alcohol. */
  readonly alcoholFree?: boolean;
  /**
     * Percent of alcohol by volume as served, estimated. Null if the recipe does not tell it.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  readonly strength?: number | null;
  /** What it tastes of, by its ingredients. */
  readonly taste?: readonly Taste[];
  /** Lines with unknown contents. With one of them, the recipe is not offered as free from anything. */
  readonly unknownIngredients?: RecipeLines;
  /** Lines that leave the strength unknown, such as `a good slug of rum`. */
  readonly strengthUnknownFor?: RecipeLines;
  /** When visitors could first see it. */
  readonly publishedAt?: string;
  version?: Version;
}

/**
 * Names or ids of categories.
 * @minItems 1
 * @maxItems 20
 */
export type Categories = Line[];

/**
 * Orders the featured on the home page, the smallest first. No two have the same; those without one come after the others, by name; a place beyond the last one is the last.
 * @minimum 1
 * @maximum 1000
 * @nullable
 */
export type FeaturedPlace = number | null;

/**
 * A recipe as the site shows it.
 */
export type Cocktail = CocktailContent & ({
  category: Categories;
  image: OptionalWebAddress | null;
  featuredPlace: FeaturedPlace | null;
}) & Required<Pick<CocktailContent & ({
  category: Categories;
  image: OptionalWebAddress | null;
  featuredPlace: FeaturedPlace | null;
}), 'id' | 'name' | 'description' | 'imageAlt' | 'imageFocus' | 'difficulty' | 'featured' | 'funFact' | 'ingredients' | 'instructions' | 'videoUrl' | 'type' | 'spirits' | 'glassware' | 'equipment' | 'garnish' | 'allergens' | 'status' | 'shownFrom' | 'shownUntil' | 'contains' | 'alcoholFree' | 'strength' | 'taste' | 'unknownIngredients' | 'strengthUnknownFor' | 'publishedAt' | 'version'>>;

/**
 * The bytes of a raster picture.
 */
export type Picture = Blob;

/**
 * Fields of a recipe that differ between requests and responses.
 */
export interface CocktailInputOverrides {
  /** Names or ids of categories, or a single one. */
  category?: Categories | Line;
  /** A web address, or an uploaded picture (JPEG, PNG, WebP, AVIF or GIF, 8 MiB, 40 megapixels and 20,000 pixels a side at most). */
  image?: WebAddress | Picture | null;
  /** The place among the featured; those from there on move back by one. */
  featuredPlace?: FeaturedPlace | null;
}

/**
 * Fields of a recipe; each may be left out.
 */
export type CocktailPatch = CocktailContent & CocktailInputOverrides;

/**
 * A recipe as the administrator writes it.
 */
export type CocktailInput = CocktailContent & CocktailInputOverrides & {
  spirits?: EntriesOrNone;
  equipment?: EntriesOrNone;
  garnish?: EntriesOrNone;
  allergens?: StatedAllergensOrNone;
  /** Whether the home page shows it. */
  featured?: boolean;
} & Required<Pick<CocktailContent & CocktailInputOverrides & {
  spirits?: EntriesOrNone;
  equipment?: EntriesOrNone;
  garnish?: EntriesOrNone;
  allergens?: StatedAllergensOrNone;
  /** Whether the home page shows it. */
  featured?: boolean;
}, 'name' | 'category' | 'description' | 'ingredients' | 'instructions' | 'difficulty'>>;

/**
 * The featured flag. A cocktail that is featured already stays where the home page shows it; `featuredPlace` moves it.
 */
export interface FeaturedFlag {
  /** Whether the home page shows it. */
  featured: boolean;
  /** The place among the featured; those from there on move back by one. */
  featuredPlace?: FeaturedPlace | null;
}

/**
 * What visitors see of an item at this moment. `scheduled` is published and not shown yet, `ended` not shown any more.
 */
export type Publication = typeof Publication[keyof typeof Publication];


export const Publication = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  ended: 'ended',
} as const;

/**
 * One option of a filter.
 */
export interface FilterOption {
  /** The value of the filter for it: an id, or the name of a technique. */
  value: string;
  /** What people call it. */
  name: string;
  /**
     * How many cocktails it would leave.
     * @minimum 0
     */
  count: number;
}

/**
 * The options of one filter; of more than 100 those with the most cocktails. A filter takes the others too.
 * @maxItems 100
 */
export type FilterOptions = FilterOption[];

/**
 * The options of all filters of the collection, sorted by name, or in their own order if they have one.
 */
export interface CollectionOptions {
  /**
     * How many cocktails there are.
     * @minimum 0
     */
  total: number;
  /**
     * How many of them pass all filters.
     * @minimum 0
     */
  matching: number;
  spirit: FilterOptions;
  type: FilterOptions;
  glassware: FilterOptions;
  garnish: FilterOptions;
  difficulty: FilterOptions;
  strength: FilterOptions;
  taste: FilterOptions;
  freeFrom: FilterOptions;
  /** What was understood of the parameter `without`. */
  without: string[];
  /** The rest of it, which excluded nothing: no ingredient and no allergen has such a name. */
  unknown: string[];
}

/**
 * A bottle of a bar.
 */
export interface Bottle {
  /** Its id, which `have` takes. */
  value: string;
  /** What people call it. */
  name: string;
}

/**
 * Where a bottle stands on a shelf, by its name. More may come; a client ignores an unknown one.
 */
export type BottleKind = typeof BottleKind[keyof typeof BottleKind];


export const BottleKind = {
  spirits: 'spirits',
  liqueurs: 'liqueurs',
  wines: 'wines',
  mixers: 'mixers',
} as const;

/**
 * A bottle to choose.
 */
export type BarBottle = FilterOption & {
  kind: BottleKind;
};

export type NextBottleCocktailsItem = {
  id: Id;
  /** What people call it. */
  name: string;
};

/**
 * A missing bottle, and the cocktails that it would make possible.
 */
export type NextBottle = Bottle & {
  /**
     * How many cocktails could be made with it that cannot be made without.
     * @minimum 1
     */
  count: number;
  /**
     * The first of them by name.
     * @maxItems 6
     */
  cocktails: NextBottleCocktailsItem[];
};

/**
 * The cocktails that bottles make.
 */
export interface Bar {
  /** The bottles that were understood. */
  have: Bottle[];
  /** Those that no recipe asks for and that are no spirit. */
  unknown: string[];
  /**
     * How many cocktails can be made.
     * @minimum 0
     */
  ready: number;
  /**
     * How many lack one bottle.
     * @minimum 0
     */
  almost: number;
  /**
     * The bottles that would make most cocktails possible, best first.
     * @maxItems 12
     */
  next: NextBottle[];
  /**
     * The bottles that recipes ask for and the spirits of the house, the 500 most asked for, by name.
     * @maxItems 500
     */
  bottles: BarBottle[];
}

/**
 * The content of an item of most resources.
 */
export interface NamedItemContent {
  id?: Id;
  name?: Name;
  description?: OptionalDescription | null;
  version?: Version;
}

/**
 * What most resources have in common.
 */
export type NamedItem = NamedItemContent & Required<Pick<NamedItemContent, 'id' | 'name' | 'description' | 'version'>>;

/**
 * Fields of most resources; each may be left out.
 */
export type NamedItemPatch = NamedItemContent;

/**
 * What the administrator writes of most resources.
 */
export type NamedItemInput = NamedItemContent & Required<Pick<NamedItemContent, 'name'>>;

/**
 * The content of a category.
 */
export interface CategoryContent {
  id?: Id;
  name?: Name;
  description?: Description;
  /** Address of the photo. */
  photo?: OptionalWebAddress | null;
  imageFocus?: ImageFocus | null;
  imageAlt?: ImageAlt | null;
  /** A draft is shown to the administrator alone, and so is a cocktail all of whose categories are drafts or not shown now. */
  status?: PublicationStatus;
  shownFrom?: ShownFrom | null;
  shownUntil?: ShownUntil | null;
  /**
     * How many cocktails are in it.
     * @minimum 0
     */
  readonly cocktailCount?: number;
  version?: Version;
}

/**
 * A group of recipes.
 */
export type Category = CategoryContent & Required<Pick<CategoryContent, 'id' | 'name' | 'description' | 'photo' | 'imageAlt' | 'imageFocus' | 'status' | 'shownFrom' | 'shownUntil' | 'cocktailCount' | 'version'>>;

/**
 * Fields of a category; each may be left out.
 */
export type CategoryPatch = CategoryContent;

/**
 * A category as the administrator writes it.
 */
export type CategoryInput = CategoryContent & Required<Pick<CategoryContent, 'name' | 'description'>>;

/**
 * Something poured from a bottle.
 */
export type Spirit = NamedItem & Required<Pick<NamedItem, 'id' | 'name' | 'description' | 'version'>>;

/**
 * A spirit as the administrator writes it.
 */
export type SpiritInput = NamedItemInput & Required<Pick<NamedItemInput, 'name'>>;

/**
 * The content of a glass.
 */
export interface GlasswareContent {
  id?: Id;
  name?: Name;
  description?: OptionalDescription | null;
  /** Address of the picture. */
  picture?: OptionalWebAddress | null;
  imageFocus?: ImageFocus | null;
  imageAlt?: ImageAlt | null;
  version?: Version;
}

/**
 * A glass.
 */
export type Glassware = GlasswareContent & Required<Pick<GlasswareContent, 'id' | 'name' | 'description' | 'picture' | 'imageAlt' | 'imageFocus' | 'version'>>;

/**
 * Fields of a glass; each may be left out.
 */
export type GlasswarePatch = GlasswareContent;

/**
 * A glass as the administrator writes it.
 */
export type GlasswareInput = GlasswareContent & Required<Pick<GlasswareContent, 'name'>>;

/**
 * Something on top, on the rim or beside.
 */
export type Garnish = NamedItem & Required<Pick<NamedItem, 'id' | 'name' | 'description' | 'version'>>;

/**
 * A garnish as the administrator writes it.
 */
export type GarnishInput = NamedItemInput & Required<Pick<NamedItemInput, 'name'>>;

/**
 * A tool of the bar.
 */
export type Equipment = NamedItem & Required<Pick<NamedItem, 'id' | 'name' | 'description' | 'version'>>;

/**
 * A piece of equipment as the administrator writes it.
 */
export type EquipmentInput = NamedItemInput & Required<Pick<NamedItemInput, 'name'>>;

/**
 * A technique.
 */
export type CocktailType = NamedItem & Required<Pick<NamedItem, 'id' | 'name' | 'description' | 'version'>>;

/**
 * A technique as the administrator writes it.
 */
export type CocktailTypeInput = NamedItemInput & Required<Pick<NamedItemInput, 'name'>>;

/**
 * The content of an advert.
 */
export interface MyAdContent {
  id?: Id;
  name?: Name;
  description?: Description;
  /** Address of the picture. */
  imageUrl?: WebAddress;
  imageFocus?: ImageFocus | null;
  imageAlt?: ImageAlt | null;
  /** The first day on which it is shown, in UTC. */
  startDate?: string;
  /** The last day on which it is shown, in UTC; not before the first. */
  endDate?: string;
  /** Where a click leads. */
  onclickLink?: WebAddress;
  /**
     * Tooltip and caption.
     * @minLength 1
     * @maxLength 300
     */
  hoverText?: string;
  version?: Version;
}

/**
 * An advert of the house, shown from its start date to its end date, both included.
 */
export type MyAd = MyAdContent & Required<Pick<MyAdContent, 'id' | 'name' | 'description' | 'imageUrl' | 'imageAlt' | 'imageFocus' | 'startDate' | 'endDate' | 'onclickLink' | 'hoverText' | 'version'>>;

/**
 * Fields of an advert; each may be left out.
 */
export type MyAdPatch = MyAdContent;

/**
 * An advert as the administrator writes it.
 */
export type MyAdInput = MyAdContent & Required<Pick<MyAdContent, 'name' | 'description' | 'imageUrl' | 'startDate' | 'endDate' | 'onclickLink' | 'hoverText'>>;

/**
 * The content of a house ingredient's recipe.
 */
export interface HouseIngredientContent {
  id?: Id;
  name?: Name;
  description?: OptionalDescription | null;
  /** One line each, with the amount first; blank lines are dropped. */
  ingredients?: RequiredLines;
  /** One step each; blank lines are dropped. */
  instructions?: RequiredLines;
  /**
     * How much it makes, in millilitres.
     * @minimum 1
     * @maximum 100000
     */
  yieldMl?: number;
  /**
     * How many days it keeps in the refrigerator; null if that is unknown.
     * @minimum 1
     * @maximum 3650
     * @nullable
     */
  keepsDays?: number | null;
  allergens?: StatedAllergens;
  version?: Version;
}

/**
 * What the house makes itself. A line of a recipe that names it after the amount refers to it.
 */
export type HouseIngredient = HouseIngredientContent & Required<Pick<HouseIngredientContent, 'id' | 'name' | 'description' | 'ingredients' | 'instructions' | 'yieldMl' | 'keepsDays' | 'allergens' | 'version'>>;

/**
 * Fields of a house ingredient; each may be left out.
 */
export type HouseIngredientPatch = HouseIngredientContent;

/**
 * A house ingredient as the administrator writes it.
 */
export type HouseIngredientInput = HouseIngredientContent & {
  allergens?: StatedAllergensOrNone;
} & Required<Pick<HouseIngredientContent & {
  allergens?: StatedAllergensOrNone;
}, 'name' | 'ingredients' | 'instructions' | 'yieldMl'>>;

/**
 * The currency, by its code of ISO 4217. More may come.
 */
export type MenuCurrency = typeof MenuCurrency[keyof typeof MenuCurrency];


export const MenuCurrency = {
  AED: 'AED',
  AFN: 'AFN',
  ALL: 'ALL',
  AMD: 'AMD',
  AOA: 'AOA',
  ARS: 'ARS',
  AUD: 'AUD',
  AWG: 'AWG',
  AZN: 'AZN',
  BAM: 'BAM',
  BBD: 'BBD',
  BDT: 'BDT',
  BHD: 'BHD',
  BIF: 'BIF',
  BMD: 'BMD',
  BND: 'BND',
  BOB: 'BOB',
  BRL: 'BRL',
  BSD: 'BSD',
  BTN: 'BTN',
  BWP: 'BWP',
  BYN: 'BYN',
  BZD: 'BZD',
  CAD: 'CAD',
  CDF: 'CDF',
  CHF: 'CHF',
  CLP: 'CLP',
  CNY: 'CNY',
  COP: 'COP',
  CRC: 'CRC',
  CUP: 'CUP',
  CVE: 'CVE',
  CZK: 'CZK',
  DJF: 'DJF',
  DKK: 'DKK',
  DOP: 'DOP',
  DZD: 'DZD',
  EGP: 'EGP',
  ERN: 'ERN',
  ETB: 'ETB',
  EUR: 'EUR',
  FJD: 'FJD',
  FKP: 'FKP',
  GBP: 'GBP',
  GEL: 'GEL',
  GHS: 'GHS',
  GIP: 'GIP',
  GMD: 'GMD',
  GNF: 'GNF',
  GTQ: 'GTQ',
  GYD: 'GYD',
  HKD: 'HKD',
  HNL: 'HNL',
  HTG: 'HTG',
  HUF: 'HUF',
  IDR: 'IDR',
  ILS: 'ILS',
  INR: 'INR',
  IQD: 'IQD',
  IRR: 'IRR',
  ISK: 'ISK',
  JMD: 'JMD',
  JOD: 'JOD',
  JPY: 'JPY',
  KES: 'KES',
  KGS: 'KGS',
  KHR: 'KHR',
  KMF: 'KMF',
  KPW: 'KPW',
  KRW: 'KRW',
  KWD: 'KWD',
  KYD: 'KYD',
  KZT: 'KZT',
  LAK: 'LAK',
  LBP: 'LBP',
  LKR: 'LKR',
  LRD: 'LRD',
  LSL: 'LSL',
  LYD: 'LYD',
  MAD: 'MAD',
  MDL: 'MDL',
  MGA: 'MGA',
  MKD: 'MKD',
  MMK: 'MMK',
  MNT: 'MNT',
  MOP: 'MOP',
  MRU: 'MRU',
  MUR: 'MUR',
  MVR: 'MVR',
  MWK: 'MWK',
  MXN: 'MXN',
  MYR: 'MYR',
  MZN: 'MZN',
  NAD: 'NAD',
  NGN: 'NGN',
  NIO: 'NIO',
  NOK: 'NOK',
  NPR: 'NPR',
  NZD: 'NZD',
  OMR: 'OMR',
  PAB: 'PAB',
  PEN: 'PEN',
  PGK: 'PGK',
  PHP: 'PHP',
  PKR: 'PKR',
  PLN: 'PLN',
  PYG: 'PYG',
  QAR: 'QAR',
  RON: 'RON',
  RSD: 'RSD',
  RUB: 'RUB',
  RWF: 'RWF',
  SAR: 'SAR',
  SBD: 'SBD',
  SCR: 'SCR',
  SDG: 'SDG',
  SEK: 'SEK',
  SGD: 'SGD',
  SHP: 'SHP',
  SLE: 'SLE',
  SOS: 'SOS',
  SRD: 'SRD',
  SSP: 'SSP',
  STN: 'STN',
  SVC: 'SVC',
  SYP: 'SYP',
  SZL: 'SZL',
  THB: 'THB',
  TJS: 'TJS',
  TMT: 'TMT',
  TND: 'TND',
  TOP: 'TOP',
  TRY: 'TRY',
  TTD: 'TTD',
  TWD: 'TWD',
  TZS: 'TZS',
  UAH: 'UAH',
  UGX: 'UGX',
  USD: 'USD',
  UYU: 'UYU',
  UZS: 'UZS',
  VES: 'VES',
  VND: 'VND',
  VUV: 'VUV',
  WST: 'WST',
  XAF: 'XAF',
  XCD: 'XCD',
  XCG: 'XCG',
  XOF: 'XOF',
  XPF: 'XPF',
  YER: 'YER',
  ZAR: 'ZAR',
  ZMW: 'ZMW',
  ZWG: 'ZWG',
} as const;

/**
 * A cocktail on a menu, alike in requests and responses.
 */
export interface MenuDrink {
  /**
     * Its id; a name is taken too.
     * @minLength 1
     * @maxLength 200
     */
  cocktail: string;
  /**
     * What it costs, as a decimal number with a point, so that no cent is lost; a comma is read as the point. Null if it has no price.
     * @maxLength 12
     * @nullable
     * @pattern ^\d{1,7}(?:\.\d{1,3})?$
     */
  price?: string | null;
  /**
     * A line below it, such as what is in it.
     * @maxLength 300
     * @nullable
     */
  note?: string | null;
}

/**
 * The cocktails of a section, in their order.
 * @maxItems 60
 */
export type MenuDrinks = MenuDrink[];

/**
 * A part of a menu, alike in requests and responses.
 */
export interface MenuSection {
  /**
     * Its heading.
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\r\n]*$
     */
  title: string;
  drinks?: MenuDrinks;
}

/**
 * The parts of a menu, in their order.
 * @maxItems 20
 */
export type MenuSections = MenuSection[];

/**
 * A cocktail that a menu lists.
 */
export interface MenuCocktail {
  id: Id;
  /** What people call it. */
  name: string;
  /**
     * The id of its glass.
     * @nullable
     */
  glassware: string | null;
  /**
     * As its recipe tells it.
     * @maxItems 16
     */
  contains: Allergen[];
  /** Lines with unknown contents. With one of them, `contains` may lack an allergen. */
  unknownIngredients: RecipeLines;
}

/**
 * The content of a menu.
 */
export interface MenuContent {
  id?: Id;
  name?: Name;
  /**
     * A text above its sections.
     * @maxLength 4000
     * @nullable
     */
  introduction?: string | null;
  currency?: MenuCurrency;
  sections?: MenuSections;
  status?: PublicationStatus;
  shownFrom?: ShownFrom | null;
  shownUntil?: ShownUntil | null;
  /** What its cocktails are called, each once. */
  readonly cocktails?: readonly MenuCocktail[];
  version?: Version;
}

/**
 * A menu, with a page of its own at `/menu/{id}`.
 */
export type Menu = MenuContent & Required<Pick<MenuContent, 'id' | 'name' | 'introduction' | 'currency' | 'sections' | 'status' | 'shownFrom' | 'shownUntil' | 'cocktails' | 'version'>>;

/**
 * Fields of a menu; each may be left out.
 */
export type MenuPatch = MenuContent;

/**
 * A menu as the administrator writes it.
 */
export type MenuInput = MenuContent & Required<Pick<MenuContent, 'name' | 'currency'>>;

/**
 * The content of a swap.
 */
export interface SustainableSubstitutionContent {
  id?: Id;
  /**
     * What is replaced.
     * @minLength 1
     * @maxLength 120
     */
  originalIngredient?: string;
  /**
     * What replaces it.
     * @minLength 1
     * @maxLength 120
     */
  sustainableAlternative?: string;
  category?: SubstitutionCategory;
  description?: Description;
  /** Its benefits. */
  benefits?: Entries;
  /**
     * Percent of carbon saved. Text is read as a whole number, and as 0 when it is none.
     * @minimum 0
     * @maximum 100
     */
  impactReduction?: number;
  difficulty?: SubstitutionDifficulty;
  cost?: SubstitutionCost;
  availability?: SubstitutionAvailability;
  /**
     * When it is available.
     * @maxLength 300
     * @nullable
     */
  seasonality?: string | null;
  /**
     * How it is used.
     * @maxLength 4000
     * @nullable
     */
  recipe?: string | null;
  /** What to consider. */
  tips?: Entries;
  /** Its seals. */
  certifications?: Entries;
  status?: PublicationStatus;
  shownFrom?: ShownFrom | null;
  shownUntil?: ShownUntil | null;
  version?: Version;
}

/**
 * A greener swap for an ingredient.
 */
export type SustainableSubstitution = SustainableSubstitutionContent & Required<Pick<SustainableSubstitutionContent, 'id' | 'originalIngredient' | 'sustainableAlternative' | 'category' | 'description' | 'benefits' | 'impactReduction' | 'difficulty' | 'cost' | 'availability' | 'seasonality' | 'recipe' | 'tips' | 'certifications' | 'status' | 'shownFrom' | 'shownUntil' | 'version'>>;

/**
 * Fields of a swap; each may be left out.
 */
export type SustainableSubstitutionPatch = SustainableSubstitutionContent;

/**
 * A swap as the administrator writes it.
 */
export type SustainableSubstitutionInput = SustainableSubstitutionContent & {
  benefits?: EntriesOrNone;
  /**
     * Percent of carbon saved.
     * @minimum 0
     */
  impactReduction?: number;
  difficulty?: SubstitutionDifficulty;
  cost?: SubstitutionCost;
  availability?: SubstitutionAvailability;
  tips?: EntriesOrNone;
  certifications?: EntriesOrNone;
} & Required<Pick<SustainableSubstitutionContent & {
  benefits?: EntriesOrNone;
  /**
     * Percent of carbon saved.
     * @minimum 0
     */
  impactReduction?: number;
  difficulty?: SubstitutionDifficulty;
  cost?: SubstitutionCost;
  availability?: SubstitutionAvailability;
  tips?: EntriesOrNone;
  certifications?: EntriesOrNone;
}, 'originalIngredient' | 'sustainableAlternative' | 'category' | 'description'>>;

/**
 * For a column of the sheet, its `SheetFieldName`; an empty one leaves the column out.
 */
export type ImportInputMapping = {[key: string]: string};

/**
 * For a field, the value for rows that have none.
 */
export type ImportInputDefaults = {[key: string]: string};

/**
 * By resource, for a name in the sheet the name that replaces it, such as one of the `sameItems` of a preview; a name for itself keeps the two apart.
 */
export type ImportInputSameItems = {[key: string]: {[key: string]: string}};

/**
 * What is done with a row whose id or name exists. `update` changes the recipe by it, `keep` leaves the recipe as it is, whatever the row says, and `copy` adds a recipe that is what `update` would have made, under the first free name of "Negroni", "Negroni (2)", "Negroni (3)" …, with an id of that name, and not featured unless the row says so. A row that says nothing new changes and copies nothing.
 */
export type ExistingChoice = typeof ExistingChoice[keyof typeof ExistingChoice];


export const ExistingChoice = {
  update: 'update',
  keep: 'keep',
  copy: 'copy',
} as const;

/**
 * For the number of a row, as in `existing` of a preview, the choice for its recipe alone.
 */
export type ImportInputExistingRows = {[key: string]: ExistingChoice};

/**
 * Encoding of a text file, by its name in the Encoding Standard.
 */
export type SheetEncoding = typeof SheetEncoding[keyof typeof SheetEncoding];


export const SheetEncoding = {
  'utf-8': 'utf-8',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'windows-1252': 'windows-1252',
} as const;

/**
 * The layout of recipes in a sheet.
 */
export type SheetLayout = typeof SheetLayout[keyof typeof SheetLayout];


export const SheetLayout = {
  table: 'table',
  ingredientColumns: 'ingredientColumns',
  drinkColumns: 'drinkColumns',
} as const;

/**
 * A field that the lines of a recipe may fill.
 */
export type ProposedField = typeof ProposedField[keyof typeof ProposedField];


export const ProposedField = {
  spirits: 'spirits',
  type: 'type',
} as const;

/**
 * A sheet and how to read it.
 */
export interface ImportInput {
  /** A .csv, .xlsx, .xls or .ods file. */
  file: Blob;
  /** For a column of the sheet, its `SheetFieldName`; an empty one leaves the column out. */
  mapping?: ImportInputMapping;
  /** For a field, the value for rows that have none. */
  defaults?: ImportInputDefaults;
  /**
     * Name of the worksheet of a workbook; by default the one whose header names most fields.
     * @maxLength 200
     * @nullable
     */
  worksheet?: string | null;
  /** Encoding of a text file; guessed by default. */
  encoding?: SheetEncoding | null;
  /**
     * Row that names the columns, 0 when there is none; found by default. With it, the sheet is read as a table.
     * @minimum 0
     * @maximum 1048576
     * @nullable
     */
  headerRow?: number | null;
  /** The layout of the recipes in the sheet, one of the `layouts` of a preview; found by default. */
  layout?: SheetLayout | null;
  /** By resource, for a name in the sheet the name that replaces it, such as one of the `sameItems` of a preview; a name for itself keeps the two apart. */
  sameItems?: ImportInputSameItems;
  /**
     * The `proposals` of a preview to accept, for fields without a column; none by default.
     * @maxItems 2
     */
  takeProposals?: ProposedField[];
  existing?: ExistingChoice;
  /** For the number of a row, as in `existing` of a preview, the choice for its recipe alone. */
  existingRows?: ImportInputExistingRows;
  /** Recipes that the import creates are drafts, whatever the sheet says. A category that it creates is a draft too, unless a recipe that is not a draft names it. Existing items keep their status. */
  asDrafts?: boolean;
}

/**
 * A picture.
 */
export interface ImageUpload {
  /** JPEG, PNG, WebP, AVIF or GIF, 8 MiB, 40 megapixels and 20,000 pixels a side at most. */
  image: Picture;
}

/**
 * A picture that was stored.
 */
export interface UploadedImage {
  /** Its address on this site. */
  image: string;
}

/**
 * What a column may say: a field of a cocktail, or `amount` or `unit` of the ingredients that another column names.
 */
export type SheetFieldName = typeof SheetFieldName[keyof typeof SheetFieldName];


export const SheetFieldName = {
  id: 'id',
  name: 'name',
  category: 'category',
  description: 'description',
  funFact: 'funFact',
  ingredients: 'ingredients',
  instructions: 'instructions',
  difficulty: 'difficulty',
  videoUrl: 'videoUrl',
  image: 'image',
  type: 'type',
  spirits: 'spirits',
  glassware: 'glassware',
  equipment: 'equipment',
  garnish: 'garnish',
  featured: 'featured',
  amount: 'amount',
  unit: 'unit',
} as const;

/**
 * A column of the sheet and the field that it fills.
 */
export interface SheetColumn {
  /** What the sheet calls it. */
  column: string;
  /** Field that it fills; null when it is left out. */
  field: SheetFieldName | null;
  /** Its cells say what it is, not its name. */
  isGuess?: boolean;
  /** Why it fills that field, or none, in words. */
  reason?: string;
  /**
     * Rows in which it is filled.
     * @minimum 0
     */
  cells?: number;
}

/**
 * What became of a recipe that exists.
 */
export type ExistingOutcome = typeof ExistingOutcome[keyof typeof ExistingOutcome];


export const ExistingOutcome = {
  updated: 'updated',
  kept: 'kept',
  copied: 'copied',
} as const;

/**
 * An item that an import made.
 */
export interface CreatedItem {
  /** Path segment of its resource, such as `spirits`. */
  resource: string;
  /** Its id. */
  id: string;
  /** What people call it. */
  name: string;
}

/**
 * Fields of an item at one moment, by the names that its resource has, without id and version; references by name.
 */
export interface ItemState { [key: string]: unknown }

/**
 * A row that names a recipe that exists, and how the two differ.
 */
export interface ExistingRecipe {
  /**
     * Its row number in the file; the header is row 1.
     * @minimum 1
     */
  row: number;
  /** Id of the recipe that exists. */
  id: string;
  /** What that is called. */
  name: string;
  outcome: ExistingOutcome;
  /** The recipe that was added; null unless it is a copy. */
  copy: CreatedItem | null;
  /** The fields that differ as they are, references by name. */
  before: ItemState;
  /** The same fields as the row has them, or would have them. */
  after: ItemState;
}

/**
 * What is remarkable in a row.
 */
export interface RowNote {
  /**
     * Row number in the file; the header is row 1.
     * @minimum 0
     */
  row: number;
  /**
     * Name of the field, or of the column.
     * @maxLength 200
     */
  field: string;
  /**
     * What there is to say about it, for people.
     * @maxLength 400
     */
  message: string;
}

/**
 * What is wrong in a row.
 */
export type RowError = RowNote & {
  code: FieldErrorCode;
};

/**
 * A row that was left out, as it stands in the sheet.
 */
export interface FailedRow {
  /**
     * Row number in the file; the header is row 1.
     * @minimum 0
     */
  row: number;
  /** What the row holds as text, one entry for each of `columns` and in their order. */
  values: string[];
}

/**
 * A layout in which a sheet can be read.
 */
export interface LayoutChoice {
  /** As in `SheetLayout`. */
  layout: string;
  /** The layout in words. */
  label: string;
}

/**
 * Which part of the file was read.
 */
export interface SheetSource {
  /**
     * Null for a text file.
     * @nullable
     */
  worksheet: string | null;
  /**
     * The worksheets of the workbook, up to 500.
     * @maxItems 500
     * @items.maxLength 200
     */
  worksheets: string[];
  /**
     * Encoding of a text file.
     * @nullable
     */
  encoding: string | null;
  /**
     * Row that names the columns; 0 when there is none, and columns are called by their letters.
     * @minimum 0
     */
  headerRow: number;
  /** The layout in which it was read, as in `SheetLayout`; more may come. */
  layout: string;
  /**
     * The layouts in which the sheet can be read, for `layout` of the request.
     * @maxItems 20
     */
  layouts: LayoutChoice[];
}

/**
 * What may be wrong with a recipe that was read. More may come; a client shows the `message` of `ImportDoubt`.
 */
export type ImportDoubtName = 'oneIngredient' | 'noAmounts' | 'amountsApart' | 'bareAmount' | 'noUnits' | 'unsureCommas' | 'numberedLine' | 'crowdedIngredient' | 'sameIngredient' | 'ingredientStep' | 'manyIngredients' | 'brokenList' | 'garbledText' | 'dateAmount' | 'unknownDate' | 'shiftedRow' | 'titleName' | 'rowsDiffer' | 'columnLeftOut' | 'guessedColumn' | 'cellError' | 'hiddenRow' | 'unknownDifficulty';

/**
 * A recipe as it was read from the sheet. A text or list that is too long for a recipe is cut.
 */
export interface ImportedRecipe {
  /**
     * Its row number in the file; the header is row 1.
     * @minimum 1
     */
  row: number;
  /** As it was read. */
  name: string;
  /** Names of its categories. */
  category: string[];
  /** As it was read. */
  description: string;
  /** One line each. */
  ingredients: string[];
  /** One step each. */
  instructions: string[];
  /** As it was read. */
  difficulty: string;
  /**
     * Name of the technique.
     * @nullable
     */
  type: string | null;
  /**
     * Name of the glass.
     * @nullable
     */
  glassware: string | null;
  /** Names of its spirits. */
  spirits: string[];
  /** Names of its garnishes. */
  garnish: string[];
  /**
     * Names of spirits and of a technique that its lines propose.
     * @maxItems 20
     */
  proposed: string[];
  /** What may be wrong with it. */
  doubts: ImportDoubtName[];
}

/**
 * A kind of doubt and the recipes that have it.
 */
export interface ImportDoubt {
  doubt: ImportDoubtName;
  /** The doubt in words. */
  message: string;
  /**
     * Recipes that have it.
     * @minimum 1
     */
  count: number;
  /**
     * The first of their rows.
     * @maxItems 50
     * @items.minimum 1
     */
  rows: number[];
}

/**
 * A required field that recipes of the sheet lack.
 */
export interface MissingField {
  /** Name of the field. */
  field: string;
  /**
     * Recipes that lack it.
     * @minimum 1
     */
  count: number;
}

/**
 * A field that recipes may have by their own lines.
 */
export interface ImportProposal {
  field: ProposedField;
  /**
     * Recipes that it is proposed for.
     * @minimum 1
     */
  count: number;
  /**
     * The names that are proposed, the most frequent first.
     * @maxItems 20
     */
  values: string[];
}

/**
 * A name in the sheet that probably means another item. It is taken as that item if the catalogue has it and only case, accents, plural or the word "glass" differ; otherwise only if `sameItems` of the request says so. A name that the request gives for itself stays an item of its own.
 */
export interface ProbableMatch {
  /** Path segment of the resource, such as `glassware`. */
  resource: string;
  /** The name in the sheet. */
  name: string;
  /** The name of the item that it probably means. */
  same: string;
  /** Whether it was taken as that item. */
  isTaken: boolean;
}

/**
 * How many reasons and rows were left out of this response, which has the first of them.
 */
export type ImportResultsMore = {
  /**
     * More rows whose recipes exist.
     * @minimum 0
     */
  existing?: number;
  /**
     * More reasons why rows were left out.
     * @minimum 0
     */
  errors: number;
  /**
     * More rows that were left out.
     * @minimum 0
     */
  failedRows: number;
};

/**
 * An import in numbers, and what a person should see of it.
 */
export interface ImportResults {
  /**
     * Rows in the sheet; those that make one recipe together count once.
     * @minimum 0
     */
  total: number;
  /**
     * Recipes that are new.
     * @minimum 0
     */
  created: number;
  /**
     * Recipes that were changed.
     * @minimum 0
     */
  updated: number;
  /**
     * Recipes that were like this already.
     * @minimum 0
     */
  unchanged: number;
  /**
     * Recipes that exist and were left as they are by choice.
     * @minimum 0
     */
  kept: number;
  /**
     * Those of `created` that are copies of recipes that exist.
     * @minimum 0
     */
  copied: number;
  /**
     * Rows left out.
     * @minimum 0
     */
  failed: number;
  /**
     * Recipes with at least one doubt.
     * @minimum 0
     */
  doubted: number;
  /**
     * How each column was read.
     * @maxItems 256
     */
  columns: SheetColumn[];
  /**
     * Rows that name a recipe that exists and say something new, in the order of the sheet; as many as hold 2,000,000 characters together.
     * @maxItems 5000
     */
  existing: ExistingRecipe[];
  /**
     * Why rows were left out.
     * @maxItems 5000
     */
  errors: RowError[];
  /**
     * The rows left out as they stand in the sheet, in its order, so that they can be corrected and imported again; as many as hold 2,000,000 characters together.
     * @maxItems 5000
     */
  failedRows?: FailedRow[];
  /** How many reasons and rows were left out of this response, which has the first of them. */
  more?: ImportResultsMore;
  /**
     * Items that rows named and the catalogue lacked. An import creates no more than these; rows that name further ones are left out.
     * @maxItems 5000
     */
  createdItems: CreatedItem[];
  sheet: SheetSource;
  /**
     * The first recipes as they were read, those with doubts before the others.
     * @maxItems 10
     */
  recipes: ImportedRecipe[];
  /** Each kind of doubt once. */
  doubts: ImportDoubt[];
  /**
     * What was left out or changed in rows that were imported, and what is not a recipe; row 0 is the file as a whole.
     * @maxItems 500
     */
  notes: RowNote[];
  /** Required fields that recipes of the sheet lack; with a default for each, they can be imported. */
  missing: MissingField[];
  /**
     * Items that the lines of the recipes name although the sheet has no column for them: spirits in the ingredients, a technique in the instructions. They are used only if `takeProposals` says so.
     * @maxItems 2
     */
  proposals: ImportProposal[];
  /**
     * Names of items that differ only a little from another, such as `Coupe` and `Coupe glass`.
     * @maxItems 500
     */
  sameItems: ProbableMatch[];
}

/**
 * What an import did, or would do.
 */
export interface ImportOutcome {
  /** What was done, in a sentence. A row that is kept as before or left out is not imported. */
  message: string;
  /**
     * The revision that it made, which `undoRevision` takes; null when nothing was changed, as by a dry run.
     * @minimum 0
     * @nullable
     */
  revision?: number | null;
  results: ImportResults;
}

/**
 * What was done to the item. More may come; a client shows an unknown kind as a change.
 * `original` is not a change but the beginning of an item that is older than its first recorded change, such as a starter recipe. It is listed last when `resource` and `itemId` ask for one item that has recorded changes, and counts in `total`. Its `after` is the item as it was before the first change, its `before` is null, its `at` is the moment of the first change, its `revision` is 0, and `restoreChange` brings it back by its id.
 */
export type ChangeAction = typeof ChangeAction[keyof typeof ChangeAction];


export const ChangeAction = {
  created: 'created',
  updated: 'updated',
  deleted: 'deleted',
  restored: 'restored',
  original: 'original',
} as const;

/**
 * One side of a change.
 */
export type ChangeState = typeof ChangeState[keyof typeof ChangeState];


export const ChangeState = {
  before: 'before',
  after: 'after',
} as const;

/**
 * One change of one item by the administrator.
 */
export interface Change {
  /** Its id, which `restoreChange` takes. */
  id: string;
  /**
     * The revision of the catalogue that the change made. Changes that share it were made together.
     * @minimum 0
     */
  revision: number;
  resource: ResourceName;
  /** Id of the item. */
  itemId: string;
  /** What the item was called after the change, or before its deletion. */
  itemName: string;
  action: ChangeAction;
  /** When it was made. */
  at: string;
  /**
     * Name of the sheet that it was imported from; null when it was not.
     * @nullable
     */
  importedFrom: string | null;
  /** Whether an undo took it back. */
  isUndone: boolean;
  /** Whether `before` can be restored: it is another state than that of the item now. */
  isRestorable: boolean;
  /** Whether the item is as `after` has it. */
  isCurrent: boolean;
  /** The item before it; null if there was none. */
  before: ItemState | null;
  /** The item after it; null if it was deleted. */
  after: ItemState | null;
}

/**
 * A page of the history.
 */
export interface ChangeList {
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  total: number;
  /**
     * The value of `before` for the next page; null on the last one.
     * @nullable
     */
  next: string | null;
  /** Those of this page, the newest first. */
  changes: Change[];
}

/**
 * Why something of an item was left alone, for programs. `changed`: it was changed later; `deleted`: it was deleted later; `inUse`: other items refer to it; `nameTaken`: another item has its name; `referenceMissing`: what it refers to was deleted; `notFound`: there is no such item; `invalid`: some fields would not be valid. More may come; a client shows the `reason`.
 */
export type SkipCode = typeof SkipCode[keyof typeof SkipCode];


export const SkipCode = {
  changed: 'changed',
  deleted: 'deleted',
  inUse: 'inUse',
  nameTaken: 'nameTaken',
  referenceMissing: 'referenceMissing',
  notFound: 'notFound',
  invalid: 'invalid',
} as const;

/**
 * An item that was left alone, at least in part.
 */
export interface SkippedItem {
  resource: ResourceName;
  /** Id of the item. */
  itemId: string;
  /** What people call it. */
  itemName: string;
  code: SkipCode;
  /** With `invalid`, the names of the fields that are at fault. */
  fields: string[];
  /** Why it was left alone, for people. */
  reason: string;
  /**
     * With `inUse`, where one item alone was to be deleted: the first of the items that refer to it.
     * @maxItems 100
     */
  usedBy?: ReferringItem[];
}

/**
 * Ids or names of items; what is repeated counts once. An id wins over the name of another item.
 * @minItems 1
 * @maxItems 10000
 * @items.minLength 1
 * @items.maxLength 200
 */
export type BulkIds = string[];

/**
 * For a field that is a list, the entries in question; references by id or name.
 */
export interface BulkEntries {[key: string]: Line[]}

/**
 * Fields with their new values, as the PATCH of an item takes them.
 */
export type BulkUpdateSet = {[key: string]: unknown};

/**
 * What is to be changed in many items.
 */
export interface BulkUpdate {
  resource: ResourceName;
  ids: BulkIds;
  /** Fields with their new values, as the PATCH of an item takes them. */
  set?: BulkUpdateSet;
  add?: BulkEntries;
  remove?: BulkEntries;
}

/**
 * The item that is replaced, and the item that replaces it.
 */
export interface BulkReplacement {
  resource: ResourceName;
  /**
     * Id or name of the item to delete.
     * @minLength 1
     * @maxLength 200
     */
  from: string;
  /**
     * Id or name of the item that takes its place.
     * @minLength 1
     * @maxLength 200
     */
  to: string;
}

/**
 * Which items are to be deleted.
 */
export interface BulkDeletion {
  resource: ResourceName;
  ids: BulkIds;
}

/**
 * Items that are left alone.
 */
export type OutcomeSkipped = {
  /**
     * How many.
     * @minimum 0
     */
  count: number;
  /**
     * The first of them.
     * @maxItems 200
     */
  items: SkippedItem[];
};

/**
 * An item and what people call it.
 */
export interface ItemName {
  resource: ResourceName;
  /** Id of the item. */
  itemId: string;
  /** What people call it. */
  itemName: string;
}

/**
 * Items to which the same happens.
 */
export interface CountedItems {
  /**
     * How many.
     * @minimum 0
     */
  count: number;
  /**
     * The first of them.
     * @maxItems 200
     */
  items: ItemName[];
}

/**
 * What a command for many items, an undo or a restored backup did, or would do. Each list holds the first of its items.
 */
export interface Outcome {
  /** What was done, in a sentence. */
  message: string;
  /**
     * The revision of the catalogue. After a dry run the current one, for `basedOn`; otherwise the one that was made, for `undoRevision`, if something changed.
     * @minimum 0
     */
  revision: number;
  /** Items that are created or restored. */
  created: CountedItems;
  /** Items that change, including those that only refer to another one. */
  updated: CountedItems;
  /** Items that are deleted. */
  deleted: CountedItems;
  /** Items that need no change. */
  unchanged: CountedItems;
  /** Items that are left alone. */
  skipped: OutcomeSkipped;
}

/**
 * The last failure, until the next backup succeeds.
 * @nullable
 */
export type BackupListFailure = {
  /** When. */
  at: string;
  /** What failed and why, for people. */
  message: string;
} | null;

/**
 * A backup of the whole site, of one moment.
 */
export interface StoredBackup {
  /** With its day in UTC, and its time when it is not the first of its day. */
  name: string;
  /**
     * In bytes.
     * @minimum 0
     */
  size: number;
  /** When it was stored. */
  createdAt: string;
}

/**
 * The backups that the site stores.
 */
export interface BackupList {
  /** Whether the operator has set `BACKUP_DIR`. */
  configured: boolean;
  /**
     * The newest first.
     * @maxItems 1000
     */
  backups: StoredBackup[];
  /**
     * The last failure, until the next backup succeeds.
     * @nullable
     */
  failure: BackupListFailure;
}

/**
 * Other fields are ignored, such as the user name that a password manager adds.
 */
export interface Credentials {
  /**
     * Compared as it is sent.
     * @minLength 1
     * @maxLength 1000
     */
  password: string;
  /** Whether the session is also kept as a cookie. The site's own page sends false, so that a reload ends its session. */
  cookie?: boolean;
  [key: string]: unknown;
 }

/**
 * The present password and the next one.
 */
export interface PasswordChange {
  /**
     * Compared as it is sent.
     * @minLength 1
     * @maxLength 1000
     */
  currentPassword: string;
  /**
     * Taken as it is sent; not a common one, nor the name of the site.
     * @minLength 12
     * @maxLength 1000
     */
  newPassword: string;
}

/**
 * A session of the administrator.
 */
export interface Session {
  /** That it is open, in words. */
  message: string;
  /** When it ends at the latest; 30 minutes without a request end it sooner. */
  expiresAt: string;
  /** True in the demo mode, whose password cannot be changed. */
  passwordFixed?: boolean;
}

/**
 * A session that was opened just now.
 */
export type OpenedSession = Session & {
  /** Sent as `Authorization: Bearer <token>`. It is sent once; the server stores only its hash. */
  token: string;
};

/**
 * A page of the house on a network.
 */
export interface SocialLink {
  /** What the network is called. */
  name: string;
  /** Address of its page there. */
  url: string;
}

/**
 * The house's details.
 */
export interface Site {
  /** What the house is called. */
  name: string;
  /** E-mail address. */
  email: string;
  /** Telephone number. */
  phone: string;
  /** Postal address, in one line. */
  address: string;
  /** Its time zone, by the name of the IANA, such as `Europe/Vienna`. */
  timeZone: string;
  /**
     * The currency of its guests, by the code of ISO 4217. New menus begin with it.
     * @pattern ^[A-Z]{3}$
     */
  currency: string;
  /** Address of a map. */
  mapUrl: string;
  /** Address of the calendar of events. */
  eventsUrl: string;
  /** Address of the main website. */
  mainSiteUrl: string;
  /** Address of the store. */
  storeUrl: string;
  /** Its pages on social networks. */
  social: SocialLink[];
}

/**
 * `ready` when it can read and write.
 */
export type ReadinessStatus = typeof ReadinessStatus[keyof typeof ReadinessStatus];


export const ReadinessStatus = {
  ready: 'ready',
  unready: 'unready',
} as const;

/**
 * Whether the server should get traffic.
 */
export interface Readiness {
  /** `ready` when it can read and write. */
  status: ReadinessStatus;
  /** Whether the catalogue can be read. */
  canRead: boolean;
  /** Whether changes can be stored. */
  canWrite: boolean;
}

/**
 * `ready` while the catalogue can be read.
 */
export type HealthStatus = typeof HealthStatus[keyof typeof HealthStatus];


export const HealthStatus = {
  ready: 'ready',
  unready: 'unready',
} as const;

/**
 * Whether the database answers.
 */
export type HealthDatabase = typeof HealthDatabase[keyof typeof HealthDatabase];


export const HealthDatabase = {
  up: 'up',
  down: 'down',
} as const;

/**
 * Whether the server lives.
 */
export interface Health {
  /** `ready` while the catalogue can be read. */
  status: HealthStatus;
  /** Whether the database answers. */
  database: HealthDatabase;
  /**
     * Of the catalogue, raised by every change.
     * @minimum 0
     */
  revision: number;
  /**
     * Seconds since the start.
     * @minimum 0
     */
  uptimeSeconds: number;
}

/**
 * The cocktails; all of them, or those of a page.
 */
export type CocktailsResponse = Cocktail[];

/**
 * The cocktails, best first; all of them, or those of a page.
 */
export type FoundCocktailsResponse = Cocktail[];

/**
 * The item.
 */
export type CocktailResponse = Cocktail;

/**
 * The new item.
 */
export type CocktailCreatedResponse = Cocktail;

/**
 * The item.
 */
export type CategoryResponse = Category;

/**
 * The new item.
 */
export type CategoryCreatedResponse = Category;

/**
 * The item.
 */
export type SpiritResponse = Spirit;

/**
 * The new item.
 */
export type SpiritCreatedResponse = Spirit;

/**
 * The item.
 */
export type GlasswareResponse = Glassware;

/**
 * The new item.
 */
export type GlasswareCreatedResponse = Glassware;

/**
 * The item.
 */
export type GarnishResponse = Garnish;

/**
 * The new item.
 */
export type GarnishCreatedResponse = Garnish;

/**
 * The item.
 */
export type EquipmentResponse = Equipment;

/**
 * The new item.
 */
export type EquipmentCreatedResponse = Equipment;

/**
 * The item.
 */
export type CocktailTypeResponse = CocktailType;

/**
 * The new item.
 */
export type CocktailTypeCreatedResponse = CocktailType;

/**
 * The item.
 */
export type MyAdResponse = MyAd;

/**
 * The new item.
 */
export type MyAdCreatedResponse = MyAd;

/**
 * The item.
 */
export type HouseIngredientResponse = HouseIngredient;

/**
 * The new item.
 */
export type HouseIngredientCreatedResponse = HouseIngredient;

/**
 * The item.
 */
export type MenuResponse = Menu;

/**
 * The item.
 */
export type SustainableSubstitutionResponse = SustainableSubstitution;

/**
 * The new item.
 */
export type MenuCreatedResponse = Menu;

/**
 * The new item.
 */
export type SustainableSubstitutionCreatedResponse = SustainableSubstitution;

/**
 * The response that you have is still valid.
 */
export type NotModifiedResponse = void;

/**
 * Deleted.
 */
export type DeletedResponse = void;

/**
 * The sheet, as a download.
 */
export type SheetResponse = Blob;

/**
 * The sheet, as a download.
 */
export type WorkbookResponse = Blob;

/**
 * What any request may get instead of the statuses that its operation lists.
 */
export type FailureResponse = Problem;

/**
 * The address, a header or the body cannot be read.
 */
export type RequestInvalidResponse = Problem;

/**
 * Parameters or fields are not valid, or the request cannot be read.
 */
export type InvalidResponse = Problem;

/**
 * There is no file, or it is not a readable sheet.
 */
export type ImportInvalidResponse = Problem;

/**
 * A recipe holds more text than an Excel cell can, or a parameter is not valid.
 */
export type ExportInvalidResponse = Problem;

/**
 * No session, or it is over.
 */
export type SessionMissingResponse = Problem;

/**
 * The password is wrong.
 */
export type PasswordWrongResponse = Problem;

/**
 * A field is not valid, or the present password is wrong.
 */
export type PasswordRefusedResponse = Problem;

/**
 * The site runs in demo mode.
 */
export type PasswordFixedResponse = Problem;

/**
 * A page of another site sent the request, as its `Origin` or `Sec-Fetch-Site` tells.
 */
export type OriginForeignResponse = Problem;

/**
 * There is no such item.
 */
export type NotFoundResponse = Problem;

/**
 * The name is taken.
 */
export type NameTakenResponse = Problem;

/**
 * Other items refer to it.
 */
export type ItemInUseResponse = Problem;

/**
 * Restoring would clash with what is there now.
 */
export type RestoreRefusedResponse = Problem;

/**
 * It was undone before.
 */
export type RevisionUndoneResponse = Problem;

/**
 * Someone changed it in the meantime.
 */
export type VersionStaleResponse = Problem;

/**
 * The catalogue was changed since the dry run.
 */
export type DryRunStaleResponse = Problem;

/**
 * What was done, or what would be done.
 */
export type OutcomeResponse = Outcome;

/**
 * The body is larger than `x-body-limits` say, or a file in it than its `x-max-bytes`.
 */
export type BodyTooLargeResponse = Problem;

/**
 * The type of the body, or of a file in it, is not accepted.
 */
export type TypeUnsupportedResponse = Problem;

/**
 * Too many passwords, or too many requests, came from this address.
 */
export type AttemptsExhaustedResponse = Problem;

export type CocktailBody = CocktailInput;

export type CategoryBody = CategoryInput;

export type SpiritBody = SpiritInput;

export type GlasswareBody = GlasswareInput;

export type GarnishBody = GarnishInput;

export type EquipmentBody = EquipmentInput;

export type CocktailTypeBody = CocktailTypeInput;

export type MyAdBody = MyAdInput;

export type HouseIngredientBody = HouseIngredientInput;

export type MenuBody = MenuInput;

export type SustainableSubstitutionBody = SustainableSubstitutionInput;

export type SheetBody = ImportInput;

export type CocktailPatchBody = CocktailPatch;

export type CategoryPatchBody = CategoryPatch;

export type NamedItemPatchBody = NamedItemPatch;

export type GlasswarePatchBody = GlasswarePatch;

export type MyAdPatchBody = MyAdPatch;

export type HouseIngredientPatchBody = HouseIngredientPatch;

export type MenuPatchBody = MenuPatch;

export type SustainableSubstitutionPatchBody = SustainableSubstitutionPatch;

/**
 * The ETag of the response that you already have.
 */
export type IfNoneMatchParameter = string;

/**
 * Id of a cocktail. Only the items that it refers to are listed, in its order.
 */
export type OfCocktailParameter = string;

/**
 * Id or name of a category.
 */
export type CategoryParameter = string;

/**
 * Words to search for, as in the search, but no header names the things that are not known.
 */
export type WordsParameter = string;

/**
 * A part of the name, whatever the case and accents. Where no name has it, names are found that have its words but for small
 * mistakes.
 */
export type NamePartParameter = string;

/**
 * Id or name of a spirit.
 */
export type SpiritParameter = string;

/**
 * Id or name of a technique.
 */
export type TypeParameter = string;

/**
 * Id or name of a piece of glassware.
 */
export type OfGlasswareParameter = string;

/**
 * Id or name of a garnish.
 */
export type GarnishParameter = string;

/**
 * Only those with an image, or only those without.
 */
export type WithImageParameter = boolean;

export type DifficultyParameter = CocktailDifficulty;

/**
 * Up to 20 things, between commas, that must be neither in the ingredients nor in the garnish. A repeated one counts once. Whole words count, singular or plural, and what is made of a thing counts as the thing (sugar for syrup, wine for vermouth).
 */
export type WithoutParameter = string[];

export type StrengthParameter = StrengthBand;

export type TasteParameter = Taste;

/**
 * What the drink must not contain, as far as its recipe tells, between commas; what is repeated counts once.
 */
export type FreeFromParameter = Allergen[];

/**
 * Up to 150 bottles that somebody has, by id or name, between commas; what is repeated counts once. Small typing mistakes are forgiven in the first 20 that are not known. Only cocktails whose bottles are among them are listed. Juice, sugar, eggs, herbs and ice are taken for granted.
 */
export type HaveParameter = string[];

/**
 * How many of a cocktail's bottles are missing in `have`, exactly; 0 by default. It is ignored without `have`.
 */
export type MissingParameter = number;

export type SortParameter = CocktailOrder;

/**
 * Only the featured ones, or only the others.
 */
export type OnlyFeaturedParameter = boolean;

/**
 * Whether the response also has what visitors do not see. It needs a session.
 */
export type DraftsParameter = boolean;

/**
 * Only what nothing refers to, not even a draft, so that it can be deleted; or only the rest. It needs a session.
 */
export type UnusedParameter = boolean;

export type PublicationParameter = Publication;

/**
 * At most this many; all of them by default.
 */
export type LimitParameter = number;

/**
 * Skip this many first.
 */
export type OffsetParameter = number;

export type OtherParametersParameter = { [key: string]: unknown };

/**
 * The ETag of the item that you edited; if it is newer now, the response is a 412. Without it the last write wins, whatever others changed in the meantime. A weak tag, as a proxy that compresses makes of it, never matches, so leave out its `W/`. Read the item with `drafts=true` where its operation has this parameter, because a public response leaves out what is not public, and its tag then matches nothing. `version` does not replace it.
 */
export type IfMatchParameter = string;

/**
 * Whether the sheet has every column and one example row in place of the cocktails, to be filled in.
 */
export type TemplateParameter = boolean;

/**
 * Whether to change nothing and answer the same. The `message` then says what would be done.
 */
export type DryRunParameter = boolean;

/**
 * The `revision` of the dry run that this was decided on; when the catalogue has changed since, the response is a 412.
 */
export type BasedOnParameter = number;

export type LogInParams = {
/**
 * Parameters of any name are accepted and ignored.
 */
other?: OtherParametersParameter;
};

export type ListCocktailsParams = {
/**
 * Whether the response also has what visitors do not see. It needs a session.
 */
drafts?: DraftsParameter;
/**
 * What visitors see of an item at this moment. `scheduled` is published and not shown yet, `ended` not shown any more.
 */
status?: PublicationParameter;
/**
 * Only the featured ones, or only the others.
 */
featured?: OnlyFeaturedParameter;
/**
 * Id or name of a category.
 * @maxLength 200
 */
category?: CategoryParameter;
/**
 * Id or name of a spirit.
 * @maxLength 200
 */
spirit?: SpiritParameter;
/**
 * Id or name of a technique.
 * @maxLength 200
 */
type?: TypeParameter;
/**
 * Id or name of a piece of glassware.
 * @maxLength 200
 */
glassware?: OfGlasswareParameter;
/**
 * Id or name of a garnish.
 * @maxLength 200
 */
garnish?: GarnishParameter;
/**
 * Only those with an image, or only those without.
 */
image?: WithImageParameter;
/**
 * From one star to five.
 */
difficulty?: DifficultyParameter;
/**
 * How strong a drink is as served; light is below 12 % of alcohol by volume, strong is 18 % and more.
 */
strength?: StrengthParameter;
/**
 * What a drink tastes of.
 */
taste?: TasteParameter;
/**
 * What the drink must not contain, as far as its recipe tells, between commas; what is repeated counts once.
 * @maxItems 16
 */
freeFrom?: FreeFromParameter;
/**
 * Up to 150 bottles that somebody has, by id or name, between commas; what is repeated counts once. Small typing mistakes are forgiven in the first 20 that are not known. Only cocktails whose bottles are among them are listed. Juice, sugar, eggs, herbs and ice are taken for granted.
 * @maxItems 150
 * @items.maxLength 200
 */
have?: HaveParameter;
/**
 * How many of a cocktail's bottles are missing in `have`, exactly; 0 by default. It is ignored without `have`.
 * @minimum 0
 * @maximum 20
 */
missing?: MissingParameter;
/**
 * Up to 20 things, between commas, that must be neither in the ingredients nor in the garnish. A repeated one counts once. Whole words count, singular or plural, and what is made of a thing counts as the thing (sugar for syrup, wine for vermouth).
 * @maxItems 20
 * @items.maxLength 200
 */
without?: WithoutParameter;
/**
 * Words to search for, as in the search, but no header names the things that are not known.
 * @maxLength 200
 */
q?: WordsParameter;
/**
 * A part of the name, whatever the case and accents. Where no name has it, names are found that have its words but for small
 * mistakes.
 * @maxLength 200
 */
name?: NamePartParameter;
/**
 * Only items that became public since then, to the second. An undo or a restoration makes no item new.
 * @maxLength 40
 */
since?: string;
/**
 * By name, the strongest first, or the newest first. Drinks of unknown strength come last. A draft is as new as its publication, and an item that is shown later is as new as that moment.
 */
sort?: SortParameter;
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type GetCocktailParams = {
/**
 * Whether the response also has what visitors do not see. It needs a session.
 */
drafts?: DraftsParameter;
};

export type ListSimilarCocktailsParams = {
/**
 * At most this many.
 * @minimum 1
 * @maximum 20
 */
limit?: number;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type ListCocktailsOfCategoryParams = {
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type SearchCocktailsParams = {
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type ExportCocktailsCsvParams = {
/**
 * Whether the sheet has every column and one example row in place of the cocktails, to be filled in.
 */
template?: TemplateParameter;
};

export type ExportCocktailsXlsxParams = {
/**
 * Whether the sheet has every column and one example row in place of the cocktails, to be filled in.
 */
template?: TemplateParameter;
};

export type ImportCocktailsParams = {
/**
 * Whether to change nothing and answer the same. The `message` then says what would be done.
 */
dryRun?: DryRunParameter;
};

export type ListCollectionOptionsParams = {
/**
 * Id or name of a category.
 * @maxLength 200
 */
category?: CategoryParameter;
/**
 * Id or name of a spirit.
 * @maxLength 200
 */
spirit?: SpiritParameter;
/**
 * Id or name of a technique.
 * @maxLength 200
 */
type?: TypeParameter;
/**
 * Id or name of a piece of glassware.
 * @maxLength 200
 */
glassware?: OfGlasswareParameter;
/**
 * Id or name of a garnish.
 * @maxLength 200
 */
garnish?: GarnishParameter;
/**
 * From one star to five.
 */
difficulty?: DifficultyParameter;
/**
 * How strong a drink is as served; light is below 12 % of alcohol by volume, strong is 18 % and more.
 */
strength?: StrengthParameter;
/**
 * What a drink tastes of.
 */
taste?: TasteParameter;
/**
 * What the drink must not contain, as far as its recipe tells, between commas; what is repeated counts once.
 * @maxItems 16
 */
freeFrom?: FreeFromParameter;
/**
 * Up to 150 bottles that somebody has, by id or name, between commas; what is repeated counts once. Small typing mistakes are forgiven in the first 20 that are not known. Only cocktails whose bottles are among them are listed. Juice, sugar, eggs, herbs and ice are taken for granted.
 * @maxItems 150
 * @items.maxLength 200
 */
have?: HaveParameter;
/**
 * How many of a cocktail's bottles are missing in `have`, exactly; 0 by default. It is ignored without `have`.
 * @minimum 0
 * @maximum 20
 */
missing?: MissingParameter;
/**
 * Up to 20 things, between commas, that must be neither in the ingredients nor in the garnish. A repeated one counts once. Whole words count, singular or plural, and what is made of a thing counts as the thing (sugar for syrup, wine for vermouth).
 * @maxItems 20
 * @items.maxLength 200
 */
without?: WithoutParameter;
/**
 * Words to search for, as in the search, but no header names the things that are not known.
 * @maxLength 200
 */
q?: WordsParameter;
/**
 * A part of the name, whatever the case and accents. Where no name has it, names are found that have its words but for small
 * mistakes.
 * @maxLength 200
 */
name?: NamePartParameter;
};

export type GetBarParams = {
/**
 * Up to 150 bottles that somebody has, by id or name, between commas; what is repeated counts once. Small typing mistakes are forgiven in the first 20 that are not known. Only cocktails whose bottles are among them are listed. Juice, sugar, eggs, herbs and ice are taken for granted.
 * @maxItems 150
 * @items.maxLength 200
 */
have?: HaveParameter;
/**
 * Id or name of a category.
 * @maxLength 200
 */
category?: CategoryParameter;
/**
 * Words to search for, as in the search, but no header names the things that are not known.
 * @maxLength 200
 */
q?: WordsParameter;
/**
 * Up to 20 things, between commas, that must be neither in the ingredients nor in the garnish. A repeated one counts once. Whole words count, singular or plural, and what is made of a thing counts as the thing (sugar for syrup, wine for vermouth).
 * @maxItems 20
 * @items.maxLength 200
 */
without?: WithoutParameter;
};

export type ListCategoriesParams = {
/**
 * Whether the response also has what visitors do not see. It needs a session.
 */
drafts?: DraftsParameter;
/**
 * What visitors see of an item at this moment. `scheduled` is published and not shown yet, `ended` not shown any more.
 */
status?: PublicationParameter;
/**
 * Only what nothing refers to, not even a draft, so that it can be deleted; or only the rest. It needs a session.
 */
unused?: UnusedParameter;
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type GetCategoryParams = {
/**
 * Whether the response also has what visitors do not see. It needs a session.
 */
drafts?: DraftsParameter;
};

export type ListSpiritsParams = {
/**
 * Only what nothing refers to, not even a draft, so that it can be deleted; or only the rest. It needs a session.
 */
unused?: UnusedParameter;
/**
 * Id of a cocktail. Only the items that it refers to are listed, in its order.
 * @maxLength 200
 */
cocktail?: OfCocktailParameter;
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type ListGlasswareParams = {
/**
 * Only what nothing refers to, not even a draft, so that it can be deleted; or only the rest. It needs a session.
 */
unused?: UnusedParameter;
/**
 * Id of a cocktail. Only the items that it refers to are listed, in its order.
 * @maxLength 200
 */
cocktail?: OfCocktailParameter;
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type ListGarnishesParams = {
/**
 * Only what nothing refers to, not even a draft, so that it can be deleted; or only the rest. It needs a session.
 */
unused?: UnusedParameter;
/**
 * Id of a cocktail. Only the items that it refers to are listed, in its order.
 * @maxLength 200
 */
cocktail?: OfCocktailParameter;
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type ListEquipmentParams = {
/**
 * Only what nothing refers to, not even a draft, so that it can be deleted; or only the rest. It needs a session.
 */
unused?: UnusedParameter;
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type ListCocktailTypesParams = {
/**
 * Only what nothing refers to, not even a draft, so that it can be deleted; or only the rest. It needs a session.
 */
unused?: UnusedParameter;
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type ListMyAdsParams = {
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type ListHouseIngredientsParams = {
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type ListMenusParams = {
/**
 * Whether the response also has what visitors do not see. It needs a session.
 */
drafts?: DraftsParameter;
/**
 * What visitors see of an item at this moment. `scheduled` is published and not shown yet, `ended` not shown any more.
 */
status?: PublicationParameter;
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type GetMenuParams = {
/**
 * Whether the response also has what visitors do not see. It needs a session.
 */
drafts?: DraftsParameter;
};

export type ListSustainableSubstitutionsParams = {
/**
 * Whether the response also has what visitors do not see. It needs a session.
 */
drafts?: DraftsParameter;
/**
 * What visitors see of an item at this moment. `scheduled` is published and not shown yet, `ended` not shown any more.
 */
status?: PublicationParameter;
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type GetSustainableSubstitutionParams = {
/**
 * Whether the response also has what visitors do not see. It needs a session.
 */
drafts?: DraftsParameter;
};

export type ListChangesParams = {
/**
 * Only changes of this resource.
 */
resource?: ResourceName;
/**
 * Only changes of the items with this id.
 * @maxLength 200
 */
itemId?: string;
/**
 * Only changes of items in whose name, as the change left it, every one of these words occurs; case and accents do not count.
 * @maxLength 200
 */
name?: string;
/**
 * Only changes of this kind.
 */
action?: ChangeAction;
/**
 * Only changes that were made together, by this revision.
 * @minimum 0
 * @maximum 2147483647
 */
revision?: number;
/**
 * Only changes from this moment on.
 * @maxLength 40
 */
since?: string;
/**
 * Only changes before this moment.
 * @maxLength 40
 */
until?: string;
/**
 * At most this many.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
/**
 * Only changes that are older than the one with this id, such as `next` of the page before. With 0 behind the hyphen, those that are older than the revision.
 * @maxLength 19
 * @pattern ^\d{1,9}-\d{1,9}$
 */
before?: string;
};

export type RestoreChangeParams = {
/**
 * Which of the change's two states; by default `after`, and `before` for a deletion.
 */
state?: ChangeState;
};

export type UndoRevisionParams = {
/**
 * Whether to change nothing and answer the same. The `message` then says what would be done.
 */
dryRun?: DryRunParameter;
/**
 * The `revision` of the dry run that this was decided on; when the catalogue has changed since, the response is a 412.
 * @minimum 0
 * @maximum 2147483647
 */
basedOn?: BasedOnParameter;
};

export type UpdateItemsParams = {
/**
 * Whether to change nothing and answer the same. The `message` then says what would be done.
 */
dryRun?: DryRunParameter;
/**
 * The `revision` of the dry run that this was decided on; when the catalogue has changed since, the response is a 412.
 * @minimum 0
 * @maximum 2147483647
 */
basedOn?: BasedOnParameter;
};

export type ReplaceItemEverywhereParams = {
/**
 * Whether to change nothing and answer the same. The `message` then says what would be done.
 */
dryRun?: DryRunParameter;
/**
 * The `revision` of the dry run that this was decided on; when the catalogue has changed since, the response is a 412.
 * @minimum 0
 * @maximum 2147483647
 */
basedOn?: BasedOnParameter;
};

export type DeleteItemsParams = {
/**
 * Whether to change nothing and answer the same. The `message` then says what would be done.
 */
dryRun?: DryRunParameter;
/**
 * The `revision` of the dry run that this was decided on; when the catalogue has changed since, the response is a 412.
 * @minimum 0
 * @maximum 2147483647
 */
basedOn?: BasedOnParameter;
};

export type ListBackupsParams = {
/**
 * At most this many; all of them by default.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Skip this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};

export type RestoreBackupParams = {
/**
 * Whether to change nothing and answer the same. The `message` then says what would be done.
 */
dryRun?: DryRunParameter;
/**
 * The `revision` of the dry run that this was decided on; when the catalogue has changed since, the response is a 412.
 * @minimum 0
 * @maximum 2147483647
 */
basedOn?: BasedOnParameter;
};

export type GetImageParams = {
/**
 * Width in pixels that the page needs; rounded up to the next size that is kept.
 * @minimum 1
 * @maximum 4096
 */
width?: number;
/**
 * `link` gives what previews of links want, whatever `width` and `Accept` say: 1200 × 630 pixels around what catches the eye, JPEG, below 300 kB.
 */
crop?: GetImageCrop;
};

export type GetImageCrop = typeof GetImageCrop[keyof typeof GetImageCrop];


export const GetImageCrop = {
  link: 'link',
} as const;

export type GetHealthParams = {
/**
 * Parameters of any name are accepted and ignored.
 */
other?: OtherParametersParameter;
};

export type GetReadinessParams = {
/**
 * Parameters of any name are accepted and ignored.
 */
other?: OtherParametersParameter;
};

export type GetContract200 = { [key: string]: unknown };

