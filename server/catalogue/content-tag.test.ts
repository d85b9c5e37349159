import { describe, expect, it } from 'vitest';
import { contentTag } from './content-tag.ts';

const TAG = /^"[\w-]{22}"$/;

describe('contentTag', () => {
  it('gives 128 bits in quotes, the same for the same text', () => {
    for (const text of ['', 'a', '{}', 'Piña Colada 🍍', 'x'.repeat(1000)]) {
      expect(contentTag(text)).toMatch(TAG);
      expect(contentTag(`${text.slice(0, 3)}${text.slice(3)}`)).toBe(contentTag(text));
    }
  });

  it('tells texts apart that differ in one code unit, in their length or in trailing zeros', () => {
    const texts = new Set<string>();
    for (let length = 0; length < 40; length += 1) {
      texts.add('\0'.repeat(length));
      for (let at = 0; at < length; at += 1)
        for (const letter of ['\u0001', 'a', 'é', '\u0100', '\u8000', '\uffff'])
          texts.add('\0'.repeat(at) + letter + '\0'.repeat(length - at - 1));
    }
    expect(new Set([...texts].map(contentTag)).size).toBe(texts.size);
  });

  it('spreads what differs over all of the tag', () => {
    const tags = Array.from({ length: 4000 }, (_, index) => contentTag(`{"id":"negroni-${index}"}`));
    for (let at = 1; at < 22; at += 1) {
      const counts = new Map<string, number>();
      for (const tag of tags) counts.set(tag.charAt(at), (counts.get(tag.charAt(at)) ?? 0) + 1);
      expect(counts.size).toBe(64);
      expect(Math.max(...counts.values())).toBeLessThan(125);
    }
  });
});
