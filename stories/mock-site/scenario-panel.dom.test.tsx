import { beforeEach, expect, it, vi } from 'vitest';
import { formatChoices, parseChoices, type Choices, choicesInAddress } from '#mocks/scenarios/choices.ts';
import { addScenarioPanel } from './scenario-panel.ts';

let chosen = '';
const onForget = vi.fn();

function open(text = '') {
  const onChange = (choices: Choices) => (chosen = formatChoices(choices));
  addScenarioPanel({ choices: parseChoices(text), onChange, onForget });
  const root = document.querySelector('aside')?.shadowRoot;
  if (!root) throw new Error('there is no panel');
  return {
    root,
    part: <Part extends HTMLElement = HTMLSelectElement>(selector: string) => {
      const found = root.querySelector<Part>(selector);
      if (!found) throw new Error(`the panel has no ${selector}`);
      return found;
    },
  };
}

beforeEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

it('offers the answers of each operation, how they come, and situations', () => {
  const { part } = open();
  choose(part('[aria-label="updateCocktail: answer"]'), '412-VersionStale');
  expect(chosen).toBe('updateCocktail:412-VersionStale');
  choose(part('[aria-label="updateCocktail: timing"]'), 'late');
  expect(chosen).toBe('updateCocktail:412-VersionStale:late');
  choose(part('[name=preset]'), 'session-over');
  expect(part('[aria-label="deleteSpirit: answer"]').value).toBe('401-SessionMissing');
  expect(part<HTMLElement>('summary').textContent).toContain('session-over · updateCocktail');
  part<HTMLElement>('[name=usual]').click();
  expect(chosen).toBe('');
});

it('filters by name, address and answer, from the keyboard', () => {
  const { root, part } = open();
  dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyM' }));
  const filter = part<HTMLInputElement>('[name=filter]');
  expect([part<HTMLDetailsElement>('details').open, root.activeElement]).toEqual([true, filter]);
  filter.value = 'PasswordWrong';
  filter.dispatchEvent(new Event('input'));
  const shown = [...root.querySelectorAll('li')].filter(({ hidden }) => !hidden);
  expect(shown.map(({ dataset }) => dataset['id'])).toEqual(['logIn', 'updatePassword']);
  filter.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(part<HTMLDetailsElement>('details').open).toBe(false);
});

it('keeps what is chosen in the address, also where the site goes next', () => {
  history.replaceState(null, '', '/categories?a=1&mock=database-away');
  const { choices, save } = choicesInAddress(sessionStorage);
  expect(choices.preset).toBe('database-away');
  save(parseChoices('listSpirits:empty:late'));
  expect(location.search).toBe('?a=1&mock=listSpirits:empty:late');
  history.pushState(null, '', '/about');
  expect(location.pathname + location.search).toBe('/about?mock=listSpirits:empty:late');
});
