import { expect, it } from 'vitest';
import { longDay } from './long-day.ts';
import { paragraphs } from './paragraphs.ts';

it('begins a paragraph after an empty line, and leaves out what says nothing', () => {
  expect(paragraphs('One,\nstill one.\n \n\nTwo.\n\n')).toEqual(['One,\nstill one.', 'Two.']);
  expect(paragraphs('  ')).toEqual([]);
});

it('writes a day the same wherever it is read', () => {
  expect(longDay('2026-10-05')).toBe('October 5, 2026');
});
