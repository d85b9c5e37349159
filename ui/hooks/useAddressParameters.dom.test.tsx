import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, afterEach, beforeEach, vi } from 'vitest';
import { useTypedParameter } from './useAddressParameters.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A list with a filter, and a tab that leads elsewhere while the list still stands, as with code that is loaded late. */
function List({ told }: { told: string[] }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [name, setName] = useTypedParameter('name');
  const [isLeft, setLeft] = useState(false);
  if (told.at(-1) !== search) told.push(search);
  return (
    <>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <button
        type="button"
        onMouseDown={() => {
          setLeft(true);
          void navigate('?tab=spirits');
        }}
      >
        {isLeft ? 'Spirits …' : 'Spirits'}
      </button>
    </>
  );
}

function openList() {
  const told: string[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(place).render(
      <MemoryRouter initialEntries={['/admin?tab=cocktails']}>
        <List told={told} />
      </MemoryRouter>,
    ),
  );
  const box = place.querySelector('input') as HTMLInputElement;
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (event: Event) => act(() => void place.querySelector('button')?.dispatchEvent(event));
  return { told, box, type, press };
}

test('a typed text comes into the address once it rests', () => {
  const { told, box, type } = openList();
  type('pin');
  type('pina');
  expect([box.value, told.at(-1)]).toEqual(['pina', '?tab=cocktails']);
  act(() => void vi.advanceTimersByTime(1000));
  expect(told).toEqual(['?tab=cocktails', '?tab=cocktails&name=pina']);
});

test('what is pressed right after typing leads where it leads', () => {
  const { told, type, press } = openList();
  type('pina');
  press(new Event('pointerdown', { bubbles: true }));
  press(new MouseEvent('mousedown', { bubbles: true }));
  press(new Event('focusout', { bubbles: true }));
  act(() => void vi.advanceTimersByTime(1000));
  expect(told).toEqual(['?tab=cocktails', '?tab=cocktails&name=pina', '?tab=spirits']);
});
