import { act, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createPath,
  Router,
  type Navigator,
  type To,
  MemoryRouter,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { expect, test, afterEach, beforeEach, vi } from 'vitest';
import { useAddressParameters, useTypedParameter } from './useAddressParameters.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A page whose router shows an address only when it is told to, as on a slow phone. */
function openPage() {
  const asked: { pathname: string; search: string; state: unknown; key: string }[] = [];
  const navigator = {
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    replace: (to: { pathname: string; search: string }, state: unknown) =>
      asked.push({ pathname: to.pathname, search: to.search, state, key: String(asked.length) }),
  } as unknown as Navigator;
  let hook: ReturnType<typeof useAddressParameters>;
  const Page = () => {
    const shown = useAddressParameters();
    useLayoutEffect(() => {
      hook = shown;
    });
    return null;
  };
  const at = (location: object) => (
    <Router location={{ pathname: '/guide', search: '', hash: '', ...location }} navigator={navigator}>
      <Page />
    </Router>
  );
  const root = createRoot(document.createElement('div'));
  const lead = (location: object) => act(() => root.render(at(location)));
  lead({ key: 'first' });
  return {
    asked: () => asked.map(({ search }) => search),
    /** The router shows the address that it was asked for as number `index`. */
    show: (index: number) => lead(asked[index] ?? {}),
    lead,
    set: (name: string, value: string) =>
      act(() =>
        hook[1]((parameters) => {
          const next = new URLSearchParams(parameters);
          next.set(name, value);
          return next;
        }),
      ),
    shown: () => hook[0].toString(),
  };
}

test('a change counts for the next one before the router shows it', () => {
  const page = openPage();
  page.set('taste', 'sour');
  page.set('sort', 'name');
  expect(page.shown()).toBe('taste=sour&sort=name');
  expect(page.asked()).toEqual(['?taste=sour', '?taste=sour&sort=name']);
});

test('a change counts while the router shows the address of an earlier one', () => {
  const page = openPage();
  page.set('taste', 'sour');
  page.set('sort', 'name');
  page.show(0);
  expect(page.shown()).toBe('taste=sour&sort=name');
  page.set('without', 'egg');
  expect(page.asked().at(-1)).toBe('?taste=sour&sort=name&without=egg');
});

test('another address is what it says, also one that a change has made before', () => {
  const page = openPage();
  page.set('taste', 'sour');
  page.set('taste', 'bitter');
  page.show(1);
  page.lead({ key: 'link', search: '?taste=sour' });
  expect(page.shown()).toBe('taste=sour');
  page.set('sort', 'name');
  expect(page.asked().at(-1)).toBe('?taste=sour&sort=name');
});

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
