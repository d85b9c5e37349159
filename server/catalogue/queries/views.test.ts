import { describe, expect, it } from 'vitest';
import { contentTag } from './views.ts';

describe('contentTag', () => {
  it('is the same for a text and its bytes', () => {
    for (const text of ['', 'a', 'Piña Colada 🍍', 'x'.repeat(1000)]) {
      expect(contentTag(text)).toMatch(/^"[a-z\d]{14}"$/);
      expect(contentTag(new TextEncoder().encode(text))).toBe(contentTag(text));
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
});
