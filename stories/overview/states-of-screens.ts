/** What a screen may be, and every screen is shown in; where one cannot be, the reason stands in its place. */
type Appearances = Record<
  'loaded' | 'loading' | 'empty' | 'missing' | 'failed' | 'long content' | 'phone' | 'dark',
  string
>;

export const NOT = 'not:';
const WRITTEN = `${NOT} it is written, and loads nothing`;
const NOTHING_TO_MISS = `${NOT} its address names no item`;

/** Every screen of PRODUCT.md: the file of its stories, and the story for each of its appearances. */
export const STATES_OF_SCREENS: Record<string, [file: string, Appearances]> = {
  Home: [
    'features/home/Home.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'Empty', missing: NOTHING_TO_MISS },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  'All categories': [
    'features/categories/Categories.stories.tsx',
    {
      ...{ loaded: 'All', loading: 'AllLoading', empty: 'AllEmpty', missing: NOTHING_TO_MISS },
      ...{ failed: 'AllFailed', 'long content': 'AllLongContent', phone: 'AllOnAPhone', dark: 'AllDark' },
    },
  ],
  'Cocktails of one category': [
    'features/categories/Categories.stories.tsx',
    {
      ...{ loaded: 'OneCategory', loading: 'OneCategoryLoading', empty: 'OneCategoryEmpty' },
      ...{ missing: 'OneCategoryUnknown', failed: 'OneCategoryFailed' },
      ...{ 'long content': 'OneCategoryLongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  'Recipe detail': [
    'features/recipe/Recipe.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'BareMinimum', missing: 'Missing' },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  'Explore Our Collection': [
    'features/collection/Collection.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'Empty', missing: NOTHING_TO_MISS },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  'Saved recipes': [
    'features/saved/Saved.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'Empty', missing: 'RecipeGone' },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  'House-made': [
    'features/house-made/HouseMade.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'Empty', missing: 'Missing' },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  Menu: [
    'features/menu/Menu.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'Empty', missing: 'Missing' },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  'A party': [
    'features/saved/Party.stories.tsx',
    {
      ...{ loaded: 'Planned', loading: 'Loading', empty: 'NoDrinks', missing: 'DrinkGone' },
      ...{ failed: 'Failed', 'long content': 'Planned', phone: 'Phone', dark: 'Dark' },
    },
  ],
  Tutorials: [
    'features/tutorials/Tutorials.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'NoTechniques', missing: 'WithoutContent' },
      ...{ failed: 'Failed', 'long content': `${NOT} its lessons are built in` },
      ...{ phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  'Sustainable guide': [
    'features/sustainable-guide/SustainableGuide.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'NoSwaps', missing: 'NothingFound' },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  About: [
    'features/information/Information.stories.tsx',
    {
      ...{ loaded: 'About', loading: WRITTEN, empty: WRITTEN, missing: NOTHING_TO_MISS, failed: WRITTEN },
      ...{ 'long content': WRITTEN, phone: 'AboutOnAPhone', dark: 'AboutDark' },
    },
  ],
  Contact: [
    'features/information/Information.stories.tsx',
    {
      ...{ loaded: 'Contact', loading: 'ContactLoading', empty: WRITTEN, missing: NOTHING_TO_MISS },
      ...{ failed: 'ContactFailed', 'long content': WRITTEN },
      ...{ phone: 'ContactOnAPhone', dark: 'ContactDark' },
    },
  ],
  'Not found': [
    'features/not-found/NotFound.stories.tsx',
    {
      ...{ loaded: 'UnknownAddress', loading: WRITTEN, empty: WRITTEN, missing: 'UnknownAddress' },
      ...{ failed: WRITTEN, 'long content': WRITTEN, phone: 'Phone', dark: 'Dark' },
    },
  ],
  'Search overlay': [
    'features/search/SearchOverlay.stories.tsx',
    {
      ...{ loaded: 'Found', loading: 'Searching', empty: 'Empty', missing: 'NothingFound' },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  'Admin login': [
    'features/admin/Login.stories.tsx',
    {
      ...{ loaded: 'LoggedOut', loading: 'LoggingIn', empty: 'PasswordMissing', missing: NOTHING_TO_MISS },
      ...{ failed: 'WrongPassword', 'long content': `${NOT} it is one field` },
      ...{ phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  'Admin cocktails': [
    'features/admin/Cocktails.stories.tsx',
    {
      ...{ loaded: 'List', loading: `${NOT} Admin/Resources shows it for all tabs`, empty: 'NoCocktails' },
      ...{ missing: 'NothingMatches', failed: 'ListFailed', 'long content': 'LongNames' },
      ...{ phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  'Admin resources': [
    'features/admin/Resources.stories.tsx',
    {
      ...{ loaded: 'Spirits', loading: 'Loading', empty: 'NoSpirits', missing: 'EditedItemGone' },
      ...{ failed: 'ListFailed', 'long content': 'LongContent', phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  'Admin import': [
    'features/admin/Import.stories.tsx',
    {
      ...{ loaded: 'Preview', loading: 'Reading', empty: 'NothingChosen', missing: 'NoFile' },
      ...{ failed: 'NoSheet', 'long content': `${NOT} RecentChanges.LongImport shows it` },
      ...{ phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
};

/** The other states that PRODUCT.md names, and the stories that show them. */
export const STATES: Record<string, string[]> = {
  'features/home/Home.stories.tsx': ['Loaded', 'Loading', 'Empty', 'WithoutAdverts', 'Failed', 'Phone'],
  'features/categories/Categories.stories.tsx': [
    ...['All', 'AllLoading', 'AllEmpty', 'AllFailed', 'OneCategory', 'FewerThanFive', 'ExactlyFive'],
    ...['OneCategoryEmpty', 'OneCategoryLoading', 'OneCategoryFailed', 'Phone'],
  ],
  'features/recipe/Recipe.stories.tsx': [
    ...[
      'Loaded',
      'BareMinimum',
      'UnknownGlass',
      'WithVideo',
      'LongContent',
      'Loading',
      'Missing',
      'Failed',
      'Phone',
    ],
  ],
  'features/collection/Collection.stories.tsx': [
    ...['Loaded', 'FourAdverts', 'NoAdverts', 'EmptyCategory', 'Loading', 'Failed', 'Phone'],
  ],
  'features/tutorials/Tutorials.stories.tsx': [
    ...['Loaded', 'Playing', 'AnotherTechnique', 'WithoutContent', 'Loading', 'Failed', 'OnAPhone'],
  ],
  'features/sustainable-guide/SustainableGuide.stories.tsx': [
    ...['Loaded', 'Expanding', 'Filtering', 'NothingFound', 'NoSwaps', 'Loading', 'Failed', 'OnAPhone'],
  ],
  'features/information/Information.stories.tsx': ['About', 'Contact'],
  'features/not-found/NotFound.stories.tsx': ['UnknownAddress'],
  'features/search/SearchOverlay.stories.tsx': ['Empty', 'Searching', 'Found', 'NothingFound', 'Failed'],
  'features/search/VoiceSearch.stories.tsx': [
    ...[
      'Idle',
      'Listening',
      'Captured',
      'Stopped',
      'Unsupported',
      'Insecure',
      'StartFailure',
      'AnyOtherCode',
    ],
    ...['Network', 'NotAllowed', 'NoSpeech', 'Aborted', 'AudioCapture', 'ServiceNotAllowed', 'BadGrammar'],
    'LanguageNotSupported',
  ],
  'features/recipe/PrintRecipe.stories.tsx': [
    'Options',
    'NoFunFact',
    'NoImage',
    'WithEverything',
    'WithoutEither',
    'ImageFails',
  ],
  'features/recipe/ShareRecipe.stories.tsx': ['Shared', 'Copied'],
  'features/admin/Login.stories.tsx': [
    'LoggedOut',
    'PasswordMissing',
    'LoggingIn',
    'LoggedIn',
    'WrongPassword',
  ],
  'features/admin/Cocktails.stories.tsx': [
    ...[
      'List',
      'NoCocktails',
      'ListFailed',
      'Filtered',
      'NothingMatches',
      'Messages',
      'Added',
      'Edited',
      'Cleared',
    ],
    ...['Featured', 'ExportStarted'],
  ],
  'features/admin/Resources.stories.tsx': [
    ...['Categories', 'Equipment', 'Garnish', 'Glassware', 'MyAds', 'Spirits', 'Sustainable', 'Techniques'],
    ...[
      'NoCategories',
      'NoEquipment',
      'NoGarnishes',
      'NoGlassware',
      'NoMyAds',
      'NoSpirits',
      'NoSubstitutions',
    ],
    ...['NoTechniques', 'Loading', 'ListFailed'],
  ],
  'features/admin/ResourceForms.stories.tsx': [
    ...['Added', 'Edited', 'Cancelled', 'NothingSelected', 'UpdateFailed'],
    ...['MyAdMessages', 'CategoryMessages', 'SubstitutionMessages'],
  ],
  'features/admin/DeletionAndUnsavedWork.stories.tsx': ['Deleted', 'DeletedInUse'],
  'features/admin/Import.stories.tsx': ['NoFile', 'NoSheet'],
  'features/admin/RunningImport.stories.tsx': ['Importing', 'Completed'],
};
