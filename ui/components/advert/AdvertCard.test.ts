import { expect, it } from 'vitest';
import { linkUrl } from './AdvertCard.tsx';

it.each(['https://example.com/a?b#c', 'http://example.com', 'HTTPS://EXAMPLE.COM', '/recipe/negroni', '/'])(
  '%s may be linked',
  (url) => {
    expect(linkUrl(url)).toBe(url);
  },
);

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https:/evil.example',
  'https://user@evil.example'.replace('user', ''),
  '',
])('%j is not linked, even if the catalogue holds it', (url) => {
  expect(linkUrl(url)).toBeUndefined();
});
