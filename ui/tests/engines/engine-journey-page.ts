import type { JourneyPage, Role } from '../support/journey-page.ts';
import type { EnginePage } from './engine-page.ts';
import type { Target } from './target.ts';

/** Plays a person in any of the engines, on the site at `address`. */
export function engineJourneyPage(page: EnginePage, address: string): JourneyPage {
  const target = (role: Role, name: string | RegExp): Target => (name === '' ? { role } : { role, name });
  return {
    open: (path) => page.goto(address + path),
    reload: () => page.reload(),
    back: () => page.back(),
    isAt: async (path) =>
      void (await page.waitFor(`the address ${path}`, (wanted) => location.href === wanted, address + path)),
    see: (role, name) => page.see(target(role, name)),
    seeText: (text) => page.see({ text }),
    miss: (role, name) => page.miss(target(role, name)),
    click: (role, name) => page.click(target(role, name)),
    press: (key) => page.press(key),
    type: (text) => page.type(text),
    fill: (label, text) => page.fill({ label }, text),
    choose: (label, option) => page.choose({ label }, option),
    attach: (label, file) => page.attach({ label }, [file]),
    focused: (role, name) => page.focused(target(role, name)),
    has: (role, name, attribute, value) => page.has(target(role, name), attribute, value),
    isDark: async (dark) =>
      void (await page.waitFor(
        dark ? 'the dark theme' : 'the light theme',
        (wanted) => document.documentElement.classList.contains('dark') === wanted,
        dark,
      )),
  };
}
