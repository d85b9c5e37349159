import type {
  CategoryFields,
  CocktailFields,
  GlasswareFields,
  HouseIngredientFields,
  MenuFields,
  MyAdFields,
  Picture,
  SpiritFields,
  SustainableSubstitutionFields,
} from '#openapi/generated/model.ts';

/** Every field is required, so that a forgotten one is an error and not a silent default. */
type Whole<Fields> = Readonly<Required<Omit<Fields, 'id' | 'version'>>>;

/** Every starter recipe has these fields. A later field stands here once all of them have it. */
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
export type StarterCocktail = Whole<Pick<CocktailFields, StarterField>> & {
  readonly image: Exclude<CocktailFields['image'], Picture | undefined>;
};

export type StarterCategory = Whole<Pick<CategoryFields, 'name' | 'description' | 'photo'>>;

/** Spirits, garnishes, equipment and techniques have the same two fields. */
export type StarterItem = Whole<Pick<SpiritFields, 'name' | 'description'>>;

export type StarterGlassware = Whole<Pick<GlasswareFields, 'name' | 'description' | 'picture'>>;

export type StarterHouseIngredient = Whole<HouseIngredientFields>;

export type StarterMenu = Whole<Omit<MenuFields, 'cocktails' | 'status' | 'shownFrom' | 'shownUntil'>>;

export type StarterSubstitution = Whole<
  Omit<SustainableSubstitutionFields, 'status' | 'shownFrom' | 'shownUntil'>
>;

/** The days of an advert count from the day on which the catalogue is first filled: 0 is that day. */
export type StarterAdvert = Whole<
  Pick<MyAdFields, 'name' | 'description' | 'imageUrl' | 'onclickLink' | 'hoverText'>
> & {
  readonly startsInDays: number;
  readonly endsInDays: number;
};
