import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLatin } from './small-text.ts';

const valueOf = (code: string): unknown => runInNewContext(code);

describe('a program in Latin-1', () => {
  it('has every text that it had', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const code = inLatin(JSON.stringify(text));
        expect(code).not.toMatch(/[^\0-\xff]/);
        expect(valueOf(code)).toBe(text);
      }),
    );
  });

  it.each([
    ['a pattern of letters', '"→ and ’".replace(/[→’]/g, "-")', '- and -'],
    ['a pattern of signs outside the first plane', '"a💿b".replace(/[💿👋]/u, "-")', 'a-b'],
    ['a needless backslash', '"a\\→b".replace(/\\→/, "-")', 'a-b'],
    ['a backslash that is meant', '"\\\\→"', '\\→'],
    ['two letters side by side with backslashes', '"\\…\\…"', '……'],
    ['a template', '`${1}…`', '1…'],
  ])('reads %s as before', (_what, code, value) => {
    expect(valueOf(code)).toBe(value);
    expect(inLatin(code)).not.toMatch(/[^\0-\xff]/);
    expect(valueOf(inLatin(code))).toBe(value);
  });

  it('keeps letters that Latin-1 has', () => {
    expect(inLatin('"é × ñ"')).toBe('"é × ñ"');
  });
});
