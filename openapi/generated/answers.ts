// Generated from openapi.yaml. Do not edit.
import type {
BackupList,
Bar,
BulkOutcome,
Category,
Change,
ChangeList,
Cocktail,
CocktailType,
CollectionOptions,
Equipment,
FeaturedOrder,
Garnish,
Glassware,
Health,
HouseIngredient,
ImportOutcome,
ItemIds,
Menu,
MyAd,
OpenedSession,
Readiness,
RestoreOutcome,
Session,
Site,
Spirit,
StoredBackup,
SustainableSubstitution,
UndoOutcome,
UploadedImage,
} from './model.ts';

/** What each operation answers as JSON when it succeeds. */
export interface Answers {
  listCocktails: Cocktail[];
  createCocktail: Cocktail;
  getCocktail: Cocktail;
  updateCocktail: Cocktail;
  patchCocktail: Cocktail;
  listSimilarCocktails: Cocktail[];
  listCocktailsOfCategory: Cocktail[];
  searchCocktails: Cocktail[];
  importCocktails: ImportOutcome;
  listCollectionOptions: CollectionOptions;
  getBar: Bar;
  getFeaturedOrder: FeaturedOrder;
  updateFeaturedOrder: FeaturedOrder;
  listCategories: Category[];
  createCategory: Category;
  getCategory: Category;
  updateCategory: Category;
  patchCategory: Category;
  listSpirits: Spirit[];
  createSpirit: Spirit;
  getSpirit: Spirit;
  updateSpirit: Spirit;
  patchSpirit: Spirit;
  listGlassware: Glassware[];
  createGlassware: Glassware;
  getGlassware: Glassware;
  updateGlassware: Glassware;
  patchGlassware: Glassware;
  listGarnishes: Garnish[];
  createGarnish: Garnish;
  getGarnish: Garnish;
  updateGarnish: Garnish;
  patchGarnish: Garnish;
  listEquipment: Equipment[];
  createEquipment: Equipment;
  getEquipment: Equipment;
  updateEquipment: Equipment;
  patchEquipment: Equipment;
  listCocktailTypes: CocktailType[];
  createCocktailType: CocktailType;
  getCocktailType: CocktailType;
  updateCocktailType: CocktailType;
  patchCocktailType: CocktailType;
  listMyAds: MyAd[];
  createMyAd: MyAd;
  getMyAd: MyAd;
  updateMyAd: MyAd;
  patchMyAd: MyAd;
  listHouseIngredients: HouseIngredient[];
  createHouseIngredient: HouseIngredient;
  getHouseIngredient: HouseIngredient;
  updateHouseIngredient: HouseIngredient;
  patchHouseIngredient: HouseIngredient;
  listMenus: Menu[];
  createMenu: Menu;
  getMenu: Menu;
  updateMenu: Menu;
  patchMenu: Menu;
  listSustainableSubstitutions: SustainableSubstitution[];
  createSustainableSubstitution: SustainableSubstitution;
  getSustainableSubstitution: SustainableSubstitution;
  updateSustainableSubstitution: SustainableSubstitution;
  patchSustainableSubstitution: SustainableSubstitution;
  logIn: OpenedSession;
  getSession: Session;
  listAdminCocktails: Cocktail[];
  getAdminCocktail: Cocktail;
  listAdminCategories: Category[];
  getAdminCategory: Category;
  listAdminMenus: Menu[];
  getAdminMenu: Menu;
  listAdminSubstitutions: SustainableSubstitution[];
  getAdminSubstitution: SustainableSubstitution;
  listChanges: ChangeList;
  restoreChange: Change;
  undoRevision: UndoOutcome;
  updateItems: BulkOutcome;
  replaceItemEverywhere: BulkOutcome;
  deleteItems: BulkOutcome;
  listCocktailIds: ItemIds;
  listUnusedItems: ItemIds;
  listBackups: BackupList;
  createBackup: StoredBackup;
  restoreBackup: RestoreOutcome;
  getSite: Site;
  createImage: UploadedImage;
  getHealth: Health;
  getReadiness: Readiness;
}
