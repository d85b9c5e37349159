import { expect, it } from 'vitest';
import { draftMessage } from './draft-messages.ts';

const event = (data: unknown, origin = location.origin) => new MessageEvent('message', { data, origin });
const WANTED = { type: 'draft-wanted', resource: 'cocktails', id: 'attic-lamp' };

it('takes a message of this site and of its type', () => {
  expect(draftMessage(event(WANTED), 'draft-wanted')).toEqual(WANTED);
});

it.each([
  ['another site', event(WANTED, 'https://elsewhere.example')],
  ['another type', event({ ...WANTED, type: 'draft' })],
  ['no id', event({ ...WANTED, id: undefined })],
  ['an id that is no text', event({ ...WANTED, id: ['attic-lamp'] })],
  ['no resource', event({ ...WANTED, resource: undefined })],
  ['null', event(null)],
  ['a text', event('draft-wanted')],
])('takes none of %s', (_, message) => {
  expect(draftMessage(message, 'draft-wanted')).toBeNull();
});
