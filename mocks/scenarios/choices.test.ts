import { expect, it, vi } from 'vitest';
import type { OperationId } from '#openapi/generated/operations.ts';
import { firstItems } from '#server/catalogue/fill-store.ts';
import { choiceFor, formatChoices, parseChoices, withChoice, type Choice } from './choices.ts';
import { playChoice } from './scenario-handler.ts';
import { presetContents } from './preset-contents.ts';

const AT = '2026-11-22T10:00:00.000Z';

it('sends all that is chosen in an address, and reads it again', () => {
  const text = 'database-away,listCocktails:usual:delay-3000,logIn:429-AttemptsExhausted';
  const choices = parseChoices(text);
  expect(formatChoices(choices)).toBe(text);
  expect(choiceFor(choices, 'listCocktails')).toEqual({ answer: 'usual', timing: 'delay-3000' });
  expect(choiceFor(choices, 'listSpirits').answer).toBe('503-DatabaseAway');
  expect(
    formatChoices(withChoice(choices, 'logIn', { answer: '503-DatabaseAway', timing: 'at-once' })),
  ).not.toContain('logIn');
});

it('leaves out what the contract does not know', () => {
  const text =
    'tea,listTeas:empty,getCocktail:empty,listSpirits:418-Teapot,listSpirits:empty:soon,constructor';
  expect(formatChoices(parseChoices(text))).toBe('');
});

it('ends the session for what needs one, and for nothing else', () => {
  const choices = parseChoices('session-over');
  expect(choiceFor(choices, 'updateCocktail').answer).toBe('401-SessionMissing');
  expect(choiceFor(choices, 'listCocktails').answer).toBe('usual');
  expect(choiceFor(choices, 'logIn').answer).toBe('usual');
});

async function play(id: OperationId, choice: Choice, earlier = 0) {
  const usual = vi.fn(() => Promise.resolve(new Response('usual')));
  const wait = vi.fn(() => Promise.resolve());
  const response = await playChoice({ id, choice, earlier, usual, wait });
  return { response, isCarriedOut: usual.mock.calls.length > 0, waits: wait.mock.calls.flat() };
}

it('answers late, but answers', async () => {
  const slow = await play('listSpirits', { answer: 'usual', timing: 'delay-3000' });
  expect([await slow.response.text(), slow.waits]).toEqual(['usual', [3000]]);
  const late = await play('listSpirits', { answer: 'empty', timing: 'late' });
  expect([await late.response.json(), late.waits]).toEqual([[], [5000]]);
  expect((await play('listSpirits', { answer: 'empty', timing: 'late' }, 1)).waits).toEqual([]);
});

it('loses the connection before or after a request is carried out', async () => {
  const before = await play('createSpirit', { answer: 'usual', timing: 'lost' });
  expect([before.response.type, before.isCarriedOut]).toEqual(['error', false]);
  const after = await play('createSpirit', { answer: 'usual', timing: 'lost-answer' });
  expect([after.response.type, after.isCarriedOut]).toEqual(['error', true]);
});

it('fills the catalogue as a preset says', () => {
  expect(presetContents('first-start', '2026-11-22')).toEqual({});
  const many = presetContents('many-recipes', '2026-11-22')?.cocktails as { name: string }[];
  expect(new Set(many.map(({ name }) => name)).size).toBe(100_000);
  const broken = firstItems(presetContents('broken-pictures', '2026-11-22') ?? {}, AT);
  const missing = broken.cocktails.filter(({ fields }) =>
    String(fields['image']).startsWith('/api/images/0000'),
  );
  expect(missing).toHaveLength(Math.floor(broken.cocktails.length / 2));
});
