/** A control of a served page. */
export interface Listed {
  /** Its element, its name, where it leads, and which of those that are alike. */
  key: string;
  /** What controls of the same component share. */
  kind: string;
  area: string;
  /** Opens something without scripts: what becomes visible by it is part of the page. */
  isOpener: boolean;
}

/** When a control is used. */
export type Moment = 'before the scripts' | 'while the scripts start' | 'between hydration and effects';

/** What a page does by itself, which it finds in its session's storage. */
export interface Plan {
  /** What is opened first, and the control. */
  keys: string[];
  moment: Moment;
}

/** What a visitor and the next page find afterwards, by its part: the address, what is stored, what is open, what fields hold. */
export type Outcome = Record<string, string>;

export interface CrawlVisitor {
  list: () => Listed[];
  /** Those that are visible once this one is used, and not before. */
  listBehind: (key: string) => Listed[];
  /** Where a hand would click; null for what lies under something else. */
  pointOf: (key: string) => { x: number; y: number } | null;
  /** Until `endClick`, what the hand does reaches this control alone: the page may move it under the hand. */
  aimAt: (key: string) => void;
  /** What the hand met in place of the control; null when it met the control. */
  endClick: () => string | null;
  isTypedInto: (key: string) => boolean;
  use: (key: string) => void;
  outcome: () => Outcome;
}

declare global {
  interface Window {
    crawl: CrawlVisitor;
  }
}

/** In the page: lists its controls, uses one, and says what came of it. */
export function prepareVisitor(): void {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, video, [role=button], [tabindex="0"], main article:not(:has(a)) h3';
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const labelOf = (element: Element) => (element as Partial<HTMLInputElement>).labels?.[0];
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? textOf(labelOf(element) ?? element);
  const isVisible = (element: Element) =>
    [element, labelOf(element)].some(
      (one) =>
        one?.checkVisibility({ visibilityProperty: true }) === true && one.getBoundingClientRect().width > 1,
    );
  const leadsAway = (element: Element) =>
    element instanceof HTMLAnchorElement &&
    (element.origin !== location.origin || element.target !== '' || element.hasAttribute('download'));
  const areaOf = (element: Element) =>
    element.closest('[popover], header, footer, main, nav')?.localName ?? 'body';

  const keyed = (): [string, HTMLElement][] => {
    const counts = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(CONTROLS)].map((element) => {
      const about = `${element.localName} "${nameOf(element)}" ${element.getAttribute('href') ?? ''}`;
      const count = (counts.get(about) ?? 0) + 1;
      counts.set(about, count);
      return [count === 1 ? about : `${about} #${count}`, element];
    });
  };
  const listed = (key: string, element: HTMLElement): Listed => {
    const area = areaOf(element);
    const traits = element
      .getAttributeNames()
      .filter((name) => !/^(class|style|id|href|src|value)$/.test(name));
    const isHere = element instanceof HTMLAnchorElement && element.pathname === location.pathname;
    const kind = [
      area,
      element.localName,
      element.getAttribute('type'),
      isHere ? 'here' : '',
      ...traits.sort(),
    ];
    const isOpener = element.matches('summary, [popovertarget]:not([popovertargetaction=hide])');
    return { key, kind: kind.join(' '), area, isOpener };
  };
  const isUsable = (element: HTMLElement) =>
    !element.matches(':disabled, [type=hidden], [type=file]') && !leadsAway(element) && isVisible(element);
  const list = () =>
    keyed()
      .filter(([, element]) => isUsable(element))
      .map(([key, element]) => listed(key, element));
  const find = (key: string): HTMLElement => {
    const found = keyed().find(([one]) => one === key)?.[1];
    if (!found) throw new Error(`There is no ${key}.`);
    return found;
  };

  const listBehind = (key: string): Listed[] => {
    const before = new Set(list().map((one) => one.key));
    find(key).click();
    const behind = list().filter((one) => !before.has(one.key));
    const popover = document.querySelector<HTMLElement>(':popover-open');
    if (popover) popover.hidePopover();
    else find(key).click();
    return behind;
  };

  const pointOf = (key: string) => {
    const found = find(key);
    const element = labelOf(found) ?? found;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const control = hit?.closest(CONTROLS) ?? hit;
    return hit && (element.contains(hit) || control === element) ? { x, y } : null;
  };
  let aim: HTMLElement | null = null;
  let met: string | null = null;
  const aimAt = (key: string) => {
    aim = find(key);
    met = null;
  };
  const endClick = () => {
    aim = null;
    return met;
  };
  const guard = (event: Event) => {
    const { target, isTrusted } = event;
    if (!aim || !isTrusted || !(target instanceof Element)) return;
    const control = target.closest(CONTROLS) ?? target;
    if ([aim, labelOf(aim)].some((one) => one?.contains(target) === true || one === control)) {
      if (event.type === 'click') met = null;
      return;
    }
    met = target.outerHTML.slice(0, 120);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Before the listeners of the page.
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, guard, true);

  const isTypedInto = (key: string) =>
    find(key).matches('textarea, input:not([type=radio], [type=checkbox])');
  const use = (key: string) => {
    const element = find(key);
    if (element instanceof HTMLSelectElement) {
      element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    } else if (isTypedInto(key)) {
      element.focus();
      getSelection()?.modify('move', 'forward', 'lineboundary');
      for (const letter of 'syr') document.execCommand('insertText', false, letter);
    } else element.click();
  };

  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const STATES = ['aria-pressed', 'aria-expanded', 'aria-checked', 'aria-selected', 'aria-current', 'open'];
  const stored = (storage: Storage, ...but: string[]) =>
    Object.keys(storage)
      .filter((key) => !but.includes(key))
      .sort()
      .map((key) => `${key}=${storage.getItem(key) ?? ''}`)
      .join('\n');
  const outcome = (): Outcome => ({
    address: location.pathname + location.search + location.hash,
    // What was closed again may have had an entry, which lies ahead then.
    history: String(navigation.currentEntry?.index),
    title: document.title,
    theme: document.documentElement.className,
    // The moments of a visit.
    stored: stored(localStorage, 'visits'),
    'stored for the tab': stored(sessionStorage, 'plan', 'used', 'scroll'),
    layers: all('[role=dialog], [role=alertdialog], dialog[open], :popover-open')
      .map((one) => nameOf(one).slice(0, 60))
      .join('\n'),
    states: all(STATES.map((name) => `[${name}]`).join())
      .map(
        (one) =>
          `${nameOf(one).slice(0, 60)} ${STATES.map((name) => one.getAttribute(name) ?? '').join(' ')}`,
      )
      .join('\n'),
    fields: (all('input, select, textarea') as HTMLInputElement[])
      .map((one) => `${one.name || nameOf(one)}: ${one.value} ${one.checked ? 'on' : ''}`)
      .join('\n'),
    frames: all('iframe')
      .map((one) => one.title)
      .join('\n'),
    text: document.body.innerText,
  });

  window.crawl = { list, listBehind, pointOf, aimAt, endClick, isTypedInto, use, outcome };
  // Adverts are drawn by lot.
  Math.random = () => 0.5;
  // What is shared is counted; with sharing of its own a browser would ask the visitor.
  Object.defineProperty(navigator, 'share', { value: undefined });
  const writeText = () => {
    sessionStorage.setItem('copies', String(Number(sessionStorage.getItem('copies')) + 1));
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
}

/** In the page: follows its plan once, if it has one. */
export function actAtMoment(): void {
  const plan = sessionStorage.getItem('plan');
  if (plan === null || sessionStorage.getItem('used') !== null) return;
  const { keys, moment } = JSON.parse(plan) as Plan;
  if (moment === 'before the scripts') return;
  const nextTask = (task: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = task;
    port2.postMessage('');
  };
  // Each in a task of its own, as a hand does: React hears of one before the next.
  const useNext = ([key, ...rest]: string[]): void => {
    try {
      const when = window.earlyEvents ? 'early' : 'late';
      if (rest.length === 0) sessionStorage.setItem('used', when);
      if (key !== undefined) window.crawl.use(key);
      if (rest.length > 0) nextTask(() => useNext(rest));
    } catch (error) {
      sessionStorage.setItem('used', String(error));
    }
  };
  // React marks an element when it takes it over; the effects come when it has taken all of them, the screen last.
  const isTakenOver = () =>
    ['footer a', 'main :is(a, button, input)'].every((selector) => {
      const last = [...document.querySelectorAll(selector)].pop();
      return !last || Object.keys(last).some((name) => name.startsWith('__reactFiber'));
    });
  const whenHydrated = () => {
    if (isTakenOver() || !window.earlyEvents) useNext(keys);
    else nextTask(whenHydrated);
  };
  let hasBegun = false;
  const begin = ({ target }: Event) => {
    if (hasBegun || !(target instanceof HTMLScriptElement)) return;
    hasBegun = true;
    if (moment === 'while the scripts start') useNext(keys);
    else whenHydrated();
  };
  document.addEventListener('load', begin, { capture: true });
}
