import { expect, it } from 'vitest';
import { publicationOf } from './publication-of.ts';

it('an item is a draft, scheduled, published or ended, from the very moment on', () => {
  const [shownFrom, shownUntil] = ['2026-03-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z'];
  const stateAt = (time: number, status = 'published') =>
    publicationOf({ status, shownFrom, shownUntil }, time);
  const [from, until] = [Date.parse(shownFrom), Date.parse(shownUntil)];
  const states = [from - 1, from, until - 1, until].map((time) => stateAt(time));
  expect(states).toEqual(['scheduled', 'published', 'published', 'ended']);
  expect([from, until].map((time) => stateAt(time, 'draft'))).toEqual(['draft', 'draft']);
  expect(publicationOf({ status: 'published' }, from)).toBe('published');
});
