import { beforeEach, expect, it, vi } from 'vitest';
import { formatScenario, parseScenario, type Scenario } from '#mocks/scenario.ts';
import { addScenarioPanel } from './scenario-panel.ts';

let chosen = '';

function open() {
  const onChange = (scenario: Scenario) => (chosen = formatScenario(scenario));
  addScenarioPanel({ scenario: parseScenario(''), onChange, onForget: vi.fn() });
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

beforeEach(() => document.body.replaceChildren());

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

it('offers the answers of each operation, and situations', () => {
  const { part } = open();
  choose(part('[aria-label="updateCocktail: answer"]'), '412-VersionStale');
  expect(chosen).toBe('updateCocktail:412-VersionStale');
  choose(part('[name=situation]'), 'session-over');
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
