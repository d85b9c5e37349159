import { expect, it } from 'vitest';
import { copyrightNotice } from './copyright-notice.ts';

it('names the year and the house', () => {
  expect(copyrightNotice('Alder Still', 2026)).toBe('© 2026 Alder Still. All rights reserved.');
});
