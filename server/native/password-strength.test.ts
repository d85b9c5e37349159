import { expect, it } from 'vitest';
import { isCommonPassword } from './password-strength.ts';

it.each([
  'password1234',
  'Passw0rd2026!',
  'passwordpassword',
  'Administrator1',
  '123456789012',
  'aaaaaaaaaaaa',
  // These have the name of the site or its demo password.
  'cheerscheers',
  'cocktailbar2026',
  'Alder & Still 1',
  // Each is a listed password: alone, twice, and with what people append.
  'leavemealone',
  'Kingfisher99',
  'batman-superman',
  'trustno1trustno1',
])('a common password: %s', (password) => {
  expect(isCommonPassword(password, 'Alder & Still')).toBe(true);
});

it.each(['correct horse battery', 'cheers to everyone here', 'x7#kQ2!vLp9z', 'пароль для бара'])(
  'no common password: %s',
  (password) => {
    expect(isCommonPassword(password, 'Alder & Still')).toBe(false);
  },
);
