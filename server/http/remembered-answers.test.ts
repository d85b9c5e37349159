import { describe, expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { LastAnswers } from './last-answers.ts';
import { RememberedAnswers } from './remembered-answers.ts';

const JSON_HEADERS = { 'Content-Type': 'application/json' };
const answer = (size = 10): Answer => new Answer(200, JSON_HEADERS, Buffer.alloc(size, 'a'));

describe('remembered answers', () => {
  it('are found again at their address', () => {
    const remembered = new RememberedAnswers();
    const kept = answer();
    remembered.remember('/api/cocktails', 1, kept);
    expect(remembered.find('/api/cocktails')).toBe(kept);
    expect(remembered.find('/api/spirits')).toBeUndefined();
  });

  it('are gone when the catalogue moves on', () => {
    const remembered = new RememberedAnswers();
    remembered.remember('/a', 1, answer());
    remembered.moveTo(2);
    expect(remembered.find('/a')).toBeUndefined();
    expect(remembered.bytes).toBe(0);
  });

  it('stay when the catalogue moves on in nothing that they show', () => {
    const remembered = new RememberedAnswers();
    const kept = answer();
    remembered.remember('/negroni', 1, kept, ['cocktails/negroni', 'categories']);
    remembered.remember('/spirits', 1, kept, ['spirits']);
    remembered.remember('/everything', 1, kept);
    const found = (): string[] =>
      ['/negroni', '/spirits', '/everything'].filter((address) => remembered.find(address));

    remembered.moveTo(2, new Set(['cocktails', 'cocktails/martini']));
    expect(found()).toEqual(['/negroni', '/spirits']);
    remembered.moveTo(3, new Set(['cocktails', 'cocktails/negroni']));
    expect(found()).toEqual(['/spirits']);
    remembered.moveTo(4);
    expect(found()).toEqual([]);
    expect(remembered.bytes).toBe(0);
  });

  it('can be had for want of newer ones, as when the database is away', () => {
    const remembered = new RememberedAnswers();
    const [old, newer] = [answer(), answer()];
    remembered.remember('/a', 1, old);
    remembered.moveTo(2);
    expect(remembered.findLast('/a')).toBe(old);
    remembered.remember('/a', 2, newer);
    expect(remembered.findLast('/a')).toBe(newer);
    expect(remembered.findLast('/b')).toBeUndefined();
  });

  it('of older revisions go when there are too many, the oldest first', () => {
    const last = new LastAnswers(25_000);
    for (const address of ['/a', '/b', '/a', '/c', '/d']) last.keep(address, answer(7_000));
    expect(['/a', '/b', '/c', '/d'].filter((address) => last.find(address))).toEqual(['/a', '/c', '/d']);
  });

  it('are not kept when they were read before a write that is done by now', () => {
    const remembered = new RememberedAnswers();
    remembered.moveTo(2);
    remembered.remember('/a', 1, answer());
    expect(remembered.find('/a')).toBeUndefined();
  });

  it('stay within the bound, the least recently used going first', () => {
    const remembered = new RememberedAnswers(25_000);
    for (const address of ['/a', '/b', '/c']) remembered.remember(address, 1, answer(7_000));
    remembered.find('/a');
    remembered.remember('/d', 1, answer(7_000));
    expect(['/a', '/b', '/c', '/d'].filter((address) => remembered.find(address))).toEqual([
      '/a',
      '/c',
      '/d',
    ]);
    expect(remembered.bytes).toBeLessThanOrEqual(25_000);
  });

  it('count their compressed forms as soon as there are some', async () => {
    const remembered = new RememberedAnswers();
    const kept = answer(50_000);
    remembered.remember('/a', 1, kept);
    const before = remembered.bytes;
    const compressed = await kept.form('br');
    remembered.find('/a');
    expect(remembered.bytes).toBe(before + compressed.length);
  });

  it('do not keep what is larger than all the room there is', () => {
    const remembered = new RememberedAnswers(1_000);
    remembered.remember('/a', 1, answer(5_000));
    expect(remembered.find('/a')).toBeUndefined();
    expect(remembered.bytes).toBe(0);
  });

  it('are made once when many ask at the same time', async () => {
    const remembered = new RememberedAnswers();
    let made = 0;
    const make = async (): Promise<Answer> => {
      made += 1;
      await Promise.resolve();
      const fresh = answer();
      remembered.remember('/a', 1, fresh);
      return fresh;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => remembered.once('/a', make)));
    expect(made).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('are not shared when they are not kept, as with a session, nor when a write came between', async () => {
    const remembered = new RememberedAnswers();
    const apart = await Promise.all(
      [1, 2, 3].map(() => remembered.once('/a', () => Promise.resolve(answer()))),
    );
    expect(new Set(apart).size).toBe(3);

    let release = (): void => undefined;
    const old = answer();
    const slow = remembered.once('/b', async () => {
      await new Promise<void>((resolve) => (release = resolve));
      remembered.remember('/b', 1, old);
      return old;
    });
    remembered.moveTo(2);
    const fresh = answer();
    const later = remembered.once('/b', () => Promise.resolve(fresh));
    release();
    expect(await slow).toBe(old);
    expect(await later).toBe(fresh);
  });

  it('are made anew after a failure', async () => {
    const remembered = new RememberedAnswers();
    const failing = remembered.once('/a', () => Promise.reject(new Error('away')));
    const waiting = remembered.once('/a', () => Promise.resolve(answer()));
    await expect(failing).rejects.toThrow('away');
    await expect(waiting).resolves.toBeInstanceOf(Answer);
  });
});
