import { describe, expect, it } from 'vitest';
import { contentTag } from '#server/catalogue/content-tag.ts';
import { encodedTag, namesTag } from './api-request.ts';

describe('namesTag', () => {
  const tag = contentTag('{}');

  it('knows the answer in each of its encodings, alone, in a list and as a weak validator', () => {
    for (const form of [tag, encodedTag(tag, 'br'), encodedTag(tag, 'gzip')])
      for (const header of [form, ` ${form} `, `W/${form}`, `"other", ${form}`, '*'])
        expect(namesTag(header, tag), header).toBe(true);
  });

  it('knows no other answer', () => {
    for (const header of ['', '"other"', tag.slice(1, -1), encodedTag(tag, 'zip'), contentTag('[]')])
      expect(namesTag(header, tag), header).toBe(false);
  });
});
