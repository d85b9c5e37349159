/** What a screen may be, and every screen is shown in; where one cannot be, the reason stands in its place. */
type Appearances = Record<
  'loaded' | 'loading' | 'empty' | 'missing' | 'failed' | 'long content' | 'phone' | 'dark',
  string
>;

export const NOT = 'not:';
const WRITTEN = `${NOT} it is written, and loads nothing`;
const NOTHING_TO_MISS = `${NOT} its address names no item`;

/** Every screen of spec.md: the file of its stories, and the story for each of its appearances. */
export const SCREENS: Record<string, [file: string, Appearances]> = {
  Home: [
    'screens/Home.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'Empty', missing: NOTHING_TO_MISS },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  'All categories': [
    'screens/Categories.stories.tsx',
    {
      ...{ loaded: 'All', loading: 'AllLoading', empty: 'AllEmpty', missing: NOTHING_TO_MISS },
      ...{ failed: 'AllFailed', 'long content': 'AllLongContent', phone: 'AllOnAPhone', dark: 'AllDark' },
    },
  ],
  'Cocktails of one category': [
    'screens/Categories.stories.tsx',
    {
      ...{ loaded: 'OneCategory', loading: 'OneCategoryLoading', empty: 'OneCategoryEmpty' },
      ...{ missing: 'OneCategoryUnknown', failed: 'OneCategoryFailed' },
      ...{ 'long content': 'OneCategoryLongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  'Recipe detail': [
    'screens/Recipe.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'BareMinimum', missing: 'Missing' },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  'Explore Our Collection': [
    'screens/Collection.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'Empty', missing: NOTHING_TO_MISS },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  'Saved recipes': [
    'screens/Saved.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'Empty', missing: 'RecipeGone' },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'Phone', dark: 'Dark' },
    },
  ],
  Tutorials: [
    'screens/Tutorials.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'NoTechniques', missing: 'WithoutContent' },
      ...{ failed: 'Failed', 'long content': `${NOT} its lessons are built in` },
      ...{ phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  'Sustainable guide': [
    'screens/SustainableGuide.stories.tsx',
    {
      ...{ loaded: 'Loaded', loading: 'Loading', empty: 'NoSwaps', missing: 'NothingFound' },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  About: [
    'screens/Information.stories.tsx',
    {
      ...{ loaded: 'About', loading: WRITTEN, empty: WRITTEN, missing: NOTHING_TO_MISS, failed: WRITTEN },
      ...{ 'long content': WRITTEN, phone: 'AboutOnAPhone', dark: 'AboutDark' },
    },
  ],
  Contact: [
    'screens/Information.stories.tsx',
    {
      ...{ loaded: 'Contact', loading: 'ContactLoading', empty: WRITTEN, missing: NOTHING_TO_MISS },
      ...{ failed: 'ContactFailed', 'long content': WRITTEN },
      ...{ phone: 'ContactOnAPhone', dark: 'ContactDark' },
    },
  ],
  'Not found': [
    'screens/NotFound.stories.tsx',
    {
      ...{ loaded: 'UnknownAddress', loading: WRITTEN, empty: WRITTEN, missing: 'UnknownAddress' },
      ...{ failed: WRITTEN, 'long content': WRITTEN, phone: 'Phone', dark: 'Dark' },
    },
  ],
  'Search overlay': [
    'search/SearchOverlay.stories.tsx',
    {
      ...{ loaded: 'Found', loading: 'Searching', empty: 'Empty', missing: 'NothingFound' },
      ...{ failed: 'Failed', 'long content': 'LongContent', phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  'Admin login': [
    'admin/Login.stories.tsx',
    {
      ...{ loaded: 'LoggedOut', loading: 'LoggingIn', empty: 'PasswordMissing', missing: NOTHING_TO_MISS },
      ...{ failed: 'WrongPassword', 'long content': `${NOT} it is one field` },
      ...{ phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  'Admin cocktails': [
    'admin/Cocktails.stories.tsx',
    {
      ...{ loaded: 'List', loading: `${NOT} Admin/Resources shows it for all tabs`, empty: 'NoCocktails' },
      ...{ missing: 'NothingMatches', failed: 'ListFailed', 'long content': 'LongNames' },
      ...{ phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  'Admin resources': [
    'admin/Resources.stories.tsx',
    {
      ...{ loaded: 'Spirits', loading: 'Loading', empty: 'NoSpirits', missing: 'EditedItemGone' },
      ...{ failed: 'ListFailed', 'long content': 'LongContent', phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
  'Admin import': [
    'admin/Import.stories.tsx',
    {
      ...{ loaded: 'Preview', loading: 'Importing', empty: 'NothingChosen', missing: 'NoFile' },
      ...{ failed: 'NoSheet', 'long content': `${NOT} RecentChanges.LongImport shows it` },
      ...{ phone: 'OnAPhone', dark: 'Dark' },
    },
  ],
};

/** The other states that spec.md names, and the stories that show them. */
export const STATES: Record<string, string[]> = {
  'screens/Home.stories.tsx': ['Loaded', 'Loading', 'Empty', 'WithoutAdverts', 'Failed', 'Phone'],
  'screens/Categories.stories.tsx': [
    ...['All', 'AllLoading', 'AllEmpty', 'AllFailed', 'OneCategory', 'FewerThanFive', 'ExactlyFive'],
    ...['OneCategoryEmpty', 'OneCategoryLoading', 'OneCategoryFailed', 'Phone'],
  ],
  'screens/Recipe.stories.tsx': [
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
  'screens/Collection.stories.tsx': [
    ...['Loaded', 'FourAdverts', 'NoAdverts', 'EmptyCategory', 'Loading', 'Failed', 'Phone'],
  ],
  'screens/Tutorials.stories.tsx': [
    ...['Loaded', 'Playing', 'AnotherTechnique', 'WithoutContent', 'Loading', 'Failed', 'OnAPhone'],
  ],
  'screens/SustainableGuide.stories.tsx': [
    ...['Loaded', 'Expanding', 'Filtering', 'NothingFound', 'NoSwaps', 'Loading', 'Failed', 'OnAPhone'],
  ],
  'screens/Information.stories.tsx': ['About', 'Contact'],
  'screens/NotFound.stories.tsx': ['UnknownAddress'],
  'search/SearchOverlay.stories.tsx': ['Empty', 'Searching', 'Found', 'NothingFound', 'Failed'],
  'search/VoiceSearch.stories.tsx': [
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
  'recipe/PrintRecipe.stories.tsx': [
    'Options',
    'NoFunFact',
    'NoImage',
    'WithEverything',
    'WithoutEither',
    'ImageFails',
  ],
  'recipe/ShareRecipe.stories.tsx': ['Shared', 'Copied'],
  'admin/Login.stories.tsx': ['LoggedOut', 'PasswordMissing', 'LoggingIn', 'LoggedIn', 'WrongPassword'],
  'admin/Cocktails.stories.tsx': [
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
  'admin/Resources.stories.tsx': [
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
  'admin/ResourceForms.stories.tsx': [
    ...['Added', 'Edited', 'Cancelled', 'Deleted', 'DeletedInUse', 'NothingSelected', 'UpdateFailed'],
    ...['MyAdMessages', 'CategoryMessages', 'SubstitutionMessages'],
  ],
  'admin/Import.stories.tsx': ['NoFile', 'Importing', 'Completed', 'NoSheet'],
};
