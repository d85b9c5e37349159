import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollAndFocus } from './ScrollAndFocus.tsx';

beforeEach(() => window.history.replaceState({}, '', '/recipe/negroni'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Lets a test press Back during hydration, when the router has read the URL but does not listen yet. */
function GoesBack({ onRender }: { onRender: () => void }) {
  const { pathname } = useLocation();
  onRender();
  return <p>{pathname}</p>;
}

function Page({ onRender }: { onRender: () => void }) {
  const main = useRef<HTMLElement>(null);
  return (
    <BrowserRouter>
      <ScrollAndFocus main={main} />
      <main ref={main}>
        <GoesBack onRender={onRender} />
      </main>
    </BrowserRouter>
  );
}

it('Back during hydration shows the page before', async () => {
  let isFirst = true;
  const goBackOnce = () => {
    if (!isFirst) return;
    isFirst = false;
    window.history.replaceState({}, '', '/categories/Sours');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  };
  const page = render(<Page onRender={goBackOnce} />);
  await page.findByText('/categories/Sours');
});

it.each([
  ['is scrolled there where the browser has restored it', 900, 900],
  ['is not moved when the visitor has scrolled before the scripts ran', 300, undefined],
])('a document that was left at 900 px: %s', (_, scrollY, expected) => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', scrollY);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  window.history.replaceState({ key: 'left' }, '', '/saved');
  window.sessionStorage.setItem('scroll', '{"left":900}');
  render(<Page onRender={() => undefined} />);
  expect(scrollTo.mock.calls[0]?.[0].top).toBe(expected);
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});
