import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const LIMITS = { maxActive: 1, maxWaitingOfClient: 3, maxWaiting: 5 };

/** Makes a queue whose work ends when the test says so. */
function heldQueue() {
  const queue = new FairQueue(LIMITS);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = async (client: string, name: string): Promise<number | 'done'> => {
    try {
      return await queue.run(client, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return 'done' as const;
      });
    } catch (error) {
      return (error as { status: number }).status;
    }
  };
  const finish = async (count: number): Promise<void> => {
    for (let done = 0; done < count; done += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
  };
  return { add, begun, finish, checkRoom: (client: string) => queue.checkRoom(client) };
}

describe('a queue for many clients', () => {
  it('serves them in turns, each in its own order', async () => {
    const { add, begun, finish } = heldQueue();
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
    const all = names.map((name) => add(name.charAt(0), name));
    await finish(names.length);
    expect(await Promise.all(all)).toEqual(names.map(() => 'done'));
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('refuses a client beyond its own capacity with a 429, and no other', async () => {
    const { add, finish, checkRoom } = heldQueue();
    const flood = Array.from({ length: 6 }, (_, index) => add('a', `a${index}`));
    const other = add('b', 'b');
    expect(() => checkRoom('a')).toThrow(expect.objectContaining({ status: 429 }) as Error);
    checkRoom('b');
    await finish(5);
    expect(await Promise.all(flood)).toEqual(['done', 'done', 'done', 'done', 429, 429]);
    expect(await other).toBe('done');
  });

  it('refuses everyone with a 503 when the queue of all is full', async () => {
    const { add, finish, checkRoom } = heldQueue();
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((client) => add(client, client));
    expect(() => checkRoom('g')).toThrow(expect.objectContaining({ status: 503 }) as Error);
    await finish(6);
    expect(await all[6]).toBe(503);
  });

  it('goes on after work that fails', async () => {
    const queue = new FairQueue(LIMITS);
    const failing = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', () => 'made');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('made');
  });
});
