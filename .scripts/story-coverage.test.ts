import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

function files(folder: string, end: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
}

const IMPORT = /(?:from|import)\s*\(?\s*'((?:#|\.)[^']+)'/g;

/** Every source file that stories show, directly or inside something else. */
function shownByStories(): Set<string> {
  const seen = new Set<string>();
  const waiting = files('stories', '.stories.tsx');
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const path = target.startsWith('#') ? target.slice(1) : resolve('/', file, '..', target).slice(1);
      if (/^(ui|stories)\/.*\.tsx?$/.test(path) && !path.includes('/generated/')) waiting.push(path);
    }
  }
  return seen;
}

/** What a story file imports by itself, not through a screen. */
function importedDirectly(): string {
  const sources = [...files('stories', '.tsx')].map((file) => readFileSync(join(root, file), 'utf8'));
  return sources.join('\n');
}

function exportsOf(file: string): string[] {
  const source = readFileSync(join(root, 'stories', file), 'utf8');
  return [...source.matchAll(/export const (\w+)/g)].map(([, name = '']) => name);
}

/** The states that spec.md names, screen by screen, and the stories that show them. */
const STATES: Record<string, string[]> = {
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
    ...['NoTechniques', 'Loading', 'ListFailed', 'Added', 'Edited', 'Cancelled', 'Deleted', 'DeletedInUse'],
    ...['MyAdMessages', 'CategoryMessages', 'SubstitutionMessages', 'NothingSelected', 'UpdateFailed'],
  ],
  'admin/Import.stories.tsx': ['NoFile', 'Importing', 'Completed', 'NoSheet'],
};

describe('stories', () => {
  test.each(Object.entries(STATES))('%s shows every state that the spec names', (file, states) => {
    const there = exportsOf(file);
    expect(states.filter((state) => !there.includes(state))).toEqual([]);
  });

  test('every component, the chrome and every screen stand in a story', () => {
    const shown = shownByStories();
    const parts = ['ui/components', 'ui/chrome', 'ui/features'].flatMap((folder) => files(folder, '.tsx'));
    const missing = parts.filter((file) => !file.includes('.test.') && !shown.has(file));
    expect(missing).toEqual([]);
  });

  test('every component that others are made of has stories of its own', () => {
    const direct = importedDirectly();
    const parts = readdirSync(join(root, 'ui/components')).filter((name) => /^[A-Z].*\.tsx$/.test(name));
    expect(parts.map((name) => basename(name)).filter((name) => !direct.includes(`/${name}'`))).toEqual([]);
  });
});
