import type {
  CategoryInput,
  CocktailInput,
  GlasswareInput,
  HouseIngredientInput,
  MenuInput,
  MyAdInput,
  Picture,
  SpiritInput,
  SustainableSubstitutionInput,
} from '#openapi/generated/model.ts';

/** Every field is required, so that a forgotten one is an error and not a silent default. */
type Whole<Fields> = Readonly<Required<Omit<Fields, 'id' | 'version'>>>;

/** Every starter recipe has these fields. A new field is added here when all recipes have it. */
type StarterField =
  | 'name'
  | 'category'
  | 'description'
  | 'funFact'
  | 'ingredients'
  | 'instructions'
  | 'difficulty'
  | 'videoUrl'
  | 'type'
  | 'spirits'
  | 'glassware'
  | 'equipment'
  | 'garnish'
  | 'featured';

/** A recipe names all that it refers to, and its pictures are URLs, never uploads. */
export type StarterCocktail = Whole<Pick<CocktailInput, StarterField>> & {
  readonly image: Exclude<CocktailInput['image'], Picture | undefined>;
};

export type StarterCategory = Whole<Pick<CategoryInput, 'name' | 'description' | 'photo'>>;

/** Spirits, garnishes, equipment and techniques have the same two fields. */
export type StarterItem = Whole<Pick<SpiritInput, 'name' | 'description'>>;

export type StarterGlassware = Whole<Pick<GlasswareInput, 'name' | 'description' | 'picture'>>;

export type StarterHouseIngredient = Whole<HouseIngredientInput>;

export type StarterMenu = Whole<Omit<MenuInput, 'cocktails' | 'status' | 'shownFrom' | 'shownUntil'>>;

export type StarterSubstitution = Whole<
  Omit<SustainableSubstitutionInput, 'status' | 'shownFrom' | 'shownUntil'>
>;

/** The days of an advert count from the day on which the catalogue is first filled: 0 is that day. */
export type StarterAdvert = Whole<
  Pick<MyAdInput, 'name' | 'description' | 'imageUrl' | 'onclickLink' | 'hoverText'>
> & {
  readonly startsInDays: number;
  readonly endsInDays: number;
};
