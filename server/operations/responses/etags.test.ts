import { describe, expect, it } from 'vitest';
import { encodedTag, itemTag, namesTag } from './etags.ts';

describe('namesTag', () => {
  const tag = itemTag({ version: 1 });

  it('recognises a tag in each encoding, alone and in a list, and a weak tag only in a weak comparison', () => {
    for (const form of [tag, encodedTag(tag, 'br'), encodedTag(tag, 'gzip')]) {
      for (const header of [form, ` ${form} `, `"other", ${form}`, '*'])
        expect(namesTag(header, tag, 'strong'), header).toBe(true);
      const found = (['weak', 'strong'] as const).map((kind) => namesTag(`W/${form}`, tag, kind));
      expect(found).toEqual([true, false]);
    }
  });

  it('rejects every other tag', () => {
    for (const header of ['', '"other"', tag.slice(1, -1), encodedTag(tag, 'zip'), itemTag({ version: 2 })])
      expect(namesTag(header, tag, 'weak'), header).toBe(false);
  });
});

it('the tag of an item tells views apart that differ in one code unit, or in their length', () => {
  const texts = new Set<string>();
  for (let length = 0; length < 40; length += 1) {
    texts.add('x'.repeat(length));
    for (let index = 0; index < length; index += 1)
      for (const letter of ['\u0001', 'a', 'é', '\u0100', '\u8000', '\uffff'])
        texts.add('x'.repeat(index) + letter + 'x'.repeat(length - index - 1));
  }
  const tags = [...texts].map((name) => itemTag(Object.assign({ version: 1 }, { name })));
  expect(new Set(tags).size).toBe(texts.size);
});
