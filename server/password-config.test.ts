import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#server/password-config.ts';

describe('a password is common', () => {
  it.each([
    ...[
      'password1234',
      'Passw0rd2026!',
      'passwordpassword',
      'administrator',
      'Administrator1',
      'admin-admin-admin',
    ],
    ...['qwertyuiop123', 'qwerty123456', '123456789012', '1234567890qwerty', '111111111111'],
    ...['aaaaaaaaaaaa', 'abcabcabcabc', 'ababababababab', 'iloveyou1234', 'letmein12345', 'welcome12345'],
    ...[
      'cheerscheers',
      'cocktailbar2026',
      'Alder & Still 1',
      'alderandstill',
      'changeme1234',
      'ch4ngeme!!!!',
    ],
    // A password of the list: on its own, twice, and with what people add.
    ...[
      'leavemealone',
      'unbelievable',
      'Kingfisher99',
      'qazwsxedcrfv',
      'batman-superman',
      'trustno1trustno1',
    ],
  ])('%s', (password) => {
    expect(isCommonPassword(password, 'Alder & Still')).toBe(true);
  });
});

describe('a password is no common one', () => {
  it.each([
    'correct horse battery',
    'cheers to everyone here',
    'twelve chars',
    'x7#kQ2!vLp9z',
    'пароль для бара',
    'correct horse',
  ])('%s', (password) => {
    expect(isCommonPassword(password, 'Alder & Still')).toBe(false);
  });
});
