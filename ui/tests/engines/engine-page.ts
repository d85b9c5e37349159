import type { Page } from 'playwright';

/** The ways to find an element, with Playwright's names. */
interface Description {
  name?: string | RegExp;
  exact?: boolean;
}

/** The methods of Playwright's `Locator` that these tests use. */
export interface EngineLocator {
  first(): EngineLocator;
  filter(options: { visible: true }): EngineLocator;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(option: { label: string }): Promise<unknown>;
  /** Chooses the file at this path in a file input. */
  setInputFiles(path: string): Promise<void>;
  waitFor(options?: { state: 'hidden' }): Promise<void>;
}

/**
 * The methods of Playwright's `Page` that these tests use. Playwright drives Chromium, but neither
 * Debian's Firefox nor WebKitGTK, for which `driven-page.ts` has the same methods.
 */
export interface EnginePage extends Pick<Page, 'evaluate' | 'waitForFunction'> {
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  getByLabel(label: string | RegExp, description?: Description): EngineLocator;
  getByRole(role: Parameters<Page['getByRole']>[0], description?: Description): EngineLocator;
  getByText(text: string | RegExp, description?: Description): EngineLocator;
  locator(selector: string): EngineLocator;
  goto(url: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  reload(): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  waitForURL(url: string): Promise<void>;
  waitForEvent(event: 'popup'): Promise<EnginePage>;
  /** Returns what Ctrl+P prints. Some drivers have no such command. */
  pdf?(options: { format: 'Letter' }): Promise<Uint8Array>;
}

/** Finds an element by its role and its whole name. */
export function byRole(
  page: EnginePage,
  role: Parameters<Page['getByRole']>[0],
  name?: string | RegExp,
): EngineLocator {
  return page.getByRole(role, { ...(name !== undefined && { name }), exact: true }).first();
}

export function byLabel(page: EnginePage, label: string | RegExp): EngineLocator {
  return page.getByLabel(label, { exact: true }).first();
}

export function byText(page: EnginePage, text: string | RegExp): EngineLocator {
  return page.getByText(text, { exact: true }).filter({ visible: true }).first();
}
