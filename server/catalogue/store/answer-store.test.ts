import { expect, it } from 'vitest';
import { MAX_ANSWERS, surplusAnswers } from './answer-store.ts';

const at = (second: number): string => new Date(Date.UTC(2026, 10, 24, 10, 0, second)).toISOString();

it('keeps as many answers as there may be, the newest, and none that is over', () => {
  const answers = Array.from({ length: MAX_ANSWERS + 2 }, (_, index) => ({
    key: String(index),
    expiresAt: at(index + 1),
    characters: 1,
  }));
  expect(surplusAnswers(answers, at(0))).toEqual(['1', '0']);
  expect(surplusAnswers(answers.slice(0, 3), at(2))).toEqual(['1', '0']);
});
