import { expect, it, vi } from 'vitest';
import { holdPlace } from './hold-place.ts';

it('scrolls by as much as the element has moved, and not at all where it stays', () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  const card = document.createElement('article');
  let top = 500;
  vi.spyOn(card, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 10, 10));
  holdPlace(card, () => undefined);
  expect(scrollBy).not.toHaveBeenCalled();
  holdPlace(card, () => (top = 180));
  expect(scrollBy.mock.calls).toEqual([[{ top: -320, behavior: 'instant' }]]);
});
