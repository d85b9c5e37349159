import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { SCREEN_REFERENCES } from '../stories/overview/screen-references.ts';
import { SCREENS } from '../stories/overview/overview-screens.ts';
import { NOT, STATES, STATES_OF_SCREENS } from '../stories/overview/states-of-screens.ts';

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

/** The source of one story, from its name to the next. */
function sourceOf(file: string, name: string): string {
  const source = readFileSync(join(root, 'stories', file), 'utf8');
  return source.split('export const ').find((part) => part.startsWith(`${name}:`)) ?? '';
}

describe('stories', () => {
  test.each(Object.entries(STATES_OF_SCREENS))(
    '%s is shown in every state that a screen may be in',
    (_, [file, has]) => {
      const there = exportsOf(file);
      const missing = Object.values(has).filter((story) => !story.startsWith(NOT) && !there.includes(story));
      expect(missing).toEqual([]);
      expect(sourceOf(file, has.phone)).toMatch(/viewport: \{ value: 'phone' \}/);
      expect(sourceOf(file, has.dark)).toMatch(/theme: 'dark'/);
    },
  );

  test('the overview shows stories that are there, and every screen among them', () => {
    const ids = new Set<string>(SCREENS.map(([, id]) => id));
    const titles = new Map<string, string[]>();
    for (const file of files('stories', '.stories.tsx')) {
      const [, title = ''] = /title: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      titles.set(
        file.replace('stories/', ''),
        exportsOf(file.replace('stories/', '')).map((name) => toId(title, storyNameFromExport(name))),
      );
    }
    const known = [...titles.values()].flat();
    expect([...ids].filter((id) => !known.includes(id))).toEqual([]);
    const unseen = Object.entries(STATES_OF_SCREENS).filter(
      ([, [file]]) => !(titles.get(file) ?? []).some((id) => ids.has(id)),
    );
    expect(unseen.map(([name]) => name)).toEqual([]);
  });

  test('the documentation of every screen has the words of the specification and leads to its code', () => {
    const titles = files('stories', '.stories.tsx').flatMap((file) => {
      const [, title = ''] = /title: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      return /^(Screens|Admin)\//.test(title) ? [title] : [];
    });
    expect(Object.keys(SCREEN_REFERENCES).sort()).toEqual(titles.sort());
    const parts = new Set(files('ui/features', '.tsx'));
    for (const { spec, code } of Object.values(SCREEN_REFERENCES)) {
      expect(spec.length).toBeGreaterThan(0);
      expect(code.length).toBeGreaterThan(0);
      expect(code.filter((file) => !parts.has(`ui/features/${file}`))).toEqual([]);
    }
  });

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
