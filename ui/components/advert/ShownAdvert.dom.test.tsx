import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countAdvert } from '#ui/api/count-advert.ts';
import { watchAdvert } from './ShownAdvert.tsx';

const told: { viewed: string[]; clicked: string[] }[] = [];
const observers: { see: (ratio: number) => void; element: Element | null }[] = [];

class FakeObserver {
  readonly #own: (typeof observers)[number];
  constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
    this.#own = { see: (intersectionRatio) => callback([{ intersectionRatio }]), element: null };
    observers.push(this.#own);
  }
  observe(element: Element) {
    this.#own.element = element;
  }
  disconnect() {
    this.#own.element = null;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('fetch', (_url: string, { body, keepalive }: RequestInit) => {
    expect(keepalive).toBe(true);
    told.push(JSON.parse(body as string) as (typeof told)[number]);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  told.length = 0;
  observers.length = 0;
});

function watch(id: string) {
  const end = watchAdvert(document.createElement('article'), id);
  const { see } = observers.at(-1) as (typeof observers)[number];
  return { see, end };
}

const wait = (ms: number) => vi.advanceTimersByTime(ms);
const viewed = () => told.flatMap((one) => one.viewed);

it('counts an advert that is half in view for a second, and no other', () => {
  const [gin, supper, tour] = [watch('gin'), watch('supper'), watch('tour')];
  gin.see(0.5);
  supper.see(0.49);
  tour.see(0.9);
  wait(999);
  tour.see(0.1);
  wait(10_000);
  expect(told).toEqual([{ viewed: ['gin'], clicked: [] }]);
  [gin, supper, tour].forEach(({ end }) => end());
});

it('counts it once for each page, wherever it stands', () => {
  const [first, second] = [watch('gin'), watch('gin')];
  first.see(1);
  second.see(1);
  wait(5000);
  first.see(0);
  first.see(1);
  wait(5000);
  expect(viewed()).toEqual(['gin']);
  first.end();
  second.end();
  const next = watch('gin');
  next.see(1);
  wait(5000);
  next.end();
  expect(viewed()).toEqual(['gin', 'gin']);
});

it('counts nothing while the tab is hidden, and goes on when it is shown', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { see, end } = watch('gin');
  see(1);
  wait(9000);
  expect(told).toEqual([]);
  visibility.mockRestore();
  wait(4000);
  expect(viewed()).toEqual(['gin']);
  end();
});

it('tells at once when the page is hidden, such as by the click itself', () => {
  countAdvert('clicked', 'gin');
  countAdvert('viewed', 'gin');
  expect(told).toEqual([]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([{ viewed: ['gin'], clicked: ['gin'] }]);
});

it('tells two clicks as two', () => {
  countAdvert('clicked', 'gin');
  countAdvert('clicked', 'gin');
  wait(5000);
  expect(told.map(({ clicked }) => clicked)).toEqual([['gin'], ['gin']]);
});
