import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLayers } from './useLayers.ts';
import { useUrlParameters, withParameter } from './useUrlParameters.ts';

const useCommands = () => ({ ...useLayers(), updateQuery: useUrlParameters()[1], navigate: useNavigate() });
const openPage = () => renderHook(useCommands, { wrapper: BrowserRouter }).result;
let page: ReturnType<typeof openPage>;
/** The index that the router gives to the entry. */
const entryIndex = () => (history.state as { idx: number }).idx;
const set = (name: string) => page.current.updateQuery((latest) => withParameter(latest, name, 'yes'));

beforeEach(() => {
  history.pushState(null, '', '/recipe/negroni');
  // happy-dom takes a step at once, and a browser takes it later.
  const go = history.go.bind(history);
  vi.spyOn(history, 'go').mockImplementation((delta) => void setTimeout(() => go(delta)));
  page = openPage();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('two clicks open a layer once, and two clicks close it by one step back', async () => {
  const start = entryIndex();
  act(() => ['menu', 'menu'].forEach((name) => page.current.openLayer(name)));
  expect([page.current.layers, entryIndex()]).toEqual([['menu'], start + 1]);
  act(() => ['menu', 'menu'].forEach((name) => page.current.closeLayer(name)));
  await waitFor(() => expect(page.current.layers).toEqual([]));
  expect(entryIndex()).toBe(start);
});

it('a layer that is opened while another one closes lies over the page', async () => {
  act(() => page.current.openLayer('print'));
  act(() => {
    page.current.closeLayer('print');
    page.current.openLayer('search');
  });
  await waitFor(() => expect(page.current.layers).toEqual(['search']));
});

it('layers that are closed at once close one after another, and the next one opens over the page', async () => {
  act(() => ['form', 'dialog'].forEach((name) => page.current.openLayer(name)));
  act(() => {
    ['dialog', 'form'].forEach((name) => page.current.closeLayer(name));
    page.current.openLayer('search');
  });
  await waitFor(() => expect(page.current.layers).toEqual(['search']));
});

it('while a followed link loads, a layer opens over its page, and the page that is left writes no query', () => {
  act(() => {
    void page.current.navigate('/about');
    set('spirit');
    page.current.openLayer('search');
  });
  expect([location.pathname, location.search, page.current.layers]).toEqual(['/about', '', ['search']]);
});

it('quick changes of the query keep each other and the layer', () => {
  act(() => page.current.openLayer('search'));
  act(() => ['spirit', 'taste'].forEach(set));
  expect([location.search, page.current.layers]).toEqual(['?spirit=yes&taste=yes', ['search']]);
});
