import { expect, it } from 'vitest';
import { isJudged, judgeResponsesOf } from './judged-ports.ts';

it('judges a server until it ends, and not the next one that gets its port', () => {
  expect(isJudged(1)).toBe(false);
  const end = judgeResponsesOf('http://127.0.0.1:1');
  expect(isJudged(1)).toBe(true);
  end();
  expect(isJudged(1)).toBe(false);
});
