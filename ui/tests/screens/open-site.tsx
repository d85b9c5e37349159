import { configure, fireEvent, screen, waitFor } from '@testing-library/dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import { afterEach, expect, vi } from 'vitest';
import { toFetchResponse, toApiRequest } from '#mocks/fetch-adapter.ts';
import { createMemoryApi, type CatalogueContents } from '#mocks/memory-api.ts';
import { starterContents } from '#openapi/starter/starter-catalogue.ts';
import { App } from '#ui/app/App.tsx';
import { findRoute } from '#ui/app/routes.ts';
import { createQueryClient } from '#ui/app/query-client.ts';
import { setSessionToken } from '#ui/api/session-token.ts';
import { currentToast, dismissToast } from '#ui/components/toast/toast.ts';

// Only a hanging test reaches the timeout. Finding out which elements are hidden would take most of the time.
configure({
  asyncUtilTimeout: 60_000,
  defaultHidden: true,
  getElementError: (message) => new Error(message?.split('\n')[0]),
});

// happy-dom has no popovers.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });

/** Returns null to let the store in memory answer. */
type Override = (request: Request) => Response | null | Promise<Response | null>;

export interface OpenedSite {
  /** The requests of the page, such as `GET /api/spirits`. */
  requests: string[];
  /** From now on, answers requests instead of the store. */
  answer: (replacement: Override) => void;
  /** Sends what another administrator would send, without the page. */
  asOtherAdmin: (method: string, path: string, body?: object) => Promise<Response>;
}

let root: Root | null = null;
let routerUrl = '';
let routerState: unknown = null;
let navigate: NavigateFunction | null = null;

function RouterUrl() {
  navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  routerUrl = pathname + search;
  routerState = state;
  return null;
}

export const currentUrl = (): string => routerUrl;

/** Navigates like a link of the site, and waits until the page is shown. */
export async function goTo(path: string): Promise<void> {
  await findRoute(path).route.chunk.load();
  await navigate?.(path);
  await waitFor(() => expect(routerUrl).toBe(path));
}

const starter = starterContents('2026-01-01');
const FEW_NAMES = ['Americano', 'Gimlet', 'Negroni', 'Southside'];

/** Goes back like the browser's button, as soon as the router shows a layer over the page. */
export async function goBack(): Promise<void> {
  await waitFor(() => expect(routerState).toHaveProperty('layers'));
  await navigate?.(-1);
}

/** A few recipes, and all items that the starter catalogue has for them. */
export const fewContents = {
  ...starter,
  menus: [],
  cocktails: starter.cocktails.filter(({ name }) => FEW_NAMES.includes(name)),
} satisfies CatalogueContents;

/** Shows the whole site at this URL. Its API is the server's operations on a fresh store in memory. */
export async function openSite(path: string, contents?: CatalogueContents): Promise<OpenedSite> {
  await findRoute(path.split('?')[0] ?? path).route.chunk.load();
  const api = createMemoryApi(contents);
  const requests: string[] = [];
  let override: Override = () => null;
  const fromStore = async (request: Request): Promise<Response> => {
    const response = await (await api).handle(toApiRequest(withPlainHeaders(request)));
    return toFetchResponse(request, response);
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const request = new Request(new URL(url, location.origin), init);
    requests.push(`${request.method} ${url}`);
    return (await override(request)) ?? fromStore(request);
  });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <App />
        <RouterUrl />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  let token: Promise<string> | null = null;
  const openSession = async (): Promise<string> => {
    const response = await fromStore(requestTo('POST', '/api/admin/login', { password: 'cheers' }));
    return ((await response.json()) as { token: string }).token;
  };
  return {
    requests,
    answer: (replacement) => (override = replacement),
    async asOtherAdmin(method, path, body) {
      const request = requestTo(method, path, body);
      request.headers.set('Authorization', `Bearer ${await (token ??= openSession())}`);
      const response = await fromStore(request);
      if (!response.ok) throw new Error(await response.text());
      return response;
    },
  };
}

/** Browsers write the names of headers in lower case; happy-dom leaves them unchanged. */
function withPlainHeaders(request: Request): Request {
  const headers = new Headers([...request.headers].map(([name, value]) => [name.toLowerCase(), value]));
  return Object.defineProperty(request, 'headers', { value: headers });
}

function requestTo(method: string, path: string, body?: object): Request {
  const content = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return new Request(location.origin + path, { method, ...content });
}

/** Delays the matching responses until the returned function is called. */
export function hold({ answer }: OpenedSite, fits: (request: Request) => boolean): () => void {
  let open: () => void = () => undefined;
  const opened = new Promise<null>((resolve) => (open = () => resolve(null)));
  answer((request) => (fits(request) ? opened : null));
  return open;
}

/** A problem as the API sends it. */
export const refusal = (status: number, detail: string): Response =>
  Response.json({ type: 'about:blank', title: 'Refused', status, detail }, { status });

afterEach(() => {
  root?.unmount();
  root = null;
  setSessionToken(null);
  forgetToasts();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the dashboard at a tab, such as `spirits` or `cocktails&name=gin`. */
export async function openDashboard(
  tab = 'cocktails',
  contents: CatalogueContents = fewContents,
): Promise<OpenedSite> {
  const site = await openSite(`/admin?tab=${tab}`, contents);
  await logIn();
  return site;
}

export async function logIn(): Promise<void> {
  fill(await screen.findByLabelText('Password'), 'cheers');
  await press('Login');
  await expectToast('Login successful');
  forgetToasts();
}

export function fill(box: HTMLElement, value: string): void {
  fireEvent.input(box, { target: { value } });
}

export function choose(list: HTMLElement, label: string): void {
  const options = [...(list as HTMLSelectElement).options];
  const value = options.find(({ textContent }) => textContent === label)?.value;
  if (value === undefined) throw new Error(`nothing to choose is called ${label}`);
  fireEvent.change(list, { target: { value } });
}

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

/** Chooses an entry of a menu, which its button opens. */
export async function pick(menu: string, item: string): Promise<void> {
  fireEvent.keyDown(await screen.findByRole('button', { name: menu }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** The id of the last toast that a test has seen. `expectToast` ignores it. */
let forgotten: number | undefined;

function forgetToasts(): void {
  forgotten = currentToast()?.id ?? forgotten;
  dismissToast();
}

/** Waits for a toast with this title or text. On a busy machine, it may have closed already. */
export async function expectToast(text: string): Promise<void> {
  await waitFor(() => {
    const toast = currentToast();
    expect(toast).not.toBeNull();
    expect(toast?.id).not.toBe(forgotten);
    const isKnown = toast?.title === text || toast?.description === text;
    if (!isKnown) screen.getAllByText(text);
  });
}

export async function openTab(name: string): Promise<void> {
  fireEvent.mouseDown(await screen.findByRole('tab', { name }), { button: 0 });
}
