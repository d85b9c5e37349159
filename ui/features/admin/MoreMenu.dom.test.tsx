import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MoreMenu } from './MoreMenu.tsx';

let root: Root;
let page: HTMLElement;
const run = vi.fn();

const button = (name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const isOpen = () =>
  button('More').getAttribute('aria-expanded') === 'true' && !button('Backups').closest('ul')?.hidden;
const open = () => act(() => button('More').click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  act(() =>
    root.render(
      <>
        <MoreMenu label="More" items={[{ label: 'Backups', opensDialog: true, run }]} busy={false} />
        <button>Elsewhere</button>
      </>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  run.mockReset();
  vi.unstubAllGlobals();
});

it('does what is chosen, and has the focus again before a dialog remembers it', () => {
  run.mockImplementation(() => expect(document.activeElement).toBe(button('More')));
  open();
  expect(isOpen()).toBe(true);
  act(() => {
    button('Backups').focus();
    button('Backups').click();
  });
  expect(run).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

it('is closed by Escape, with the focus on its button', () => {
  open();
  act(() => {
    button('Backups').focus();
    button('Backups').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
  });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button('More'));
});

it.each<[string, () => void]>([
  ['the focus', () => button('Elsewhere').focus()],
  ['a press', () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
])('is closed by %s elsewhere', (_, go) => {
  open();
  act(() => button('Backups').focus());
  act(go);
  expect(isOpen()).toBe(false);
});
