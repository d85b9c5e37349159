import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { StoreUnavailableError, type PictureStore } from '#server/catalogue/ports/store.ts';
import type { OperationRequest, OperationResponse } from '../operation-handler.ts';
import { createPictureHandlers } from './picture-handlers.ts';
import type { Services } from '../services.ts';

/** Serves one picture, whose encodings end when the test says so. Stored variants are not found again. */
function heldPictures(pictures: Partial<PictureStore> = {}) {
  const begun: number[] = [];
  const held: (() => void)[] = [];
  const operations = createPictureHandlers({
    store: {
      pictures: {
        findWidth: () => Promise.resolve(3000),
        findVariant: () => Promise.resolve(null),
        find: () => Promise.resolve({ bytes: new Uint8Array() }),
        storeVariant: () => Promise.resolve(),
        ...pictures,
      },
    },
    pictures: {
      async encode(_bytes, { width }) {
        begun.push(width);
        await new Promise<void>((resolve) => held.push(resolve));
        return new Uint8Array([width / 160]);
      },
    },
  } as Services);
  return {
    begun,
    ask: (width: number, address: string) =>
      Promise.resolve(
        operations.getImage({
          params: { id: 'a' },
          query: { width },
          headers: {},
          client: { address, isSecure: false },
        } as unknown as OperationRequest<'getImage'>) as OperationResponse | Promise<OperationResponse>,
      ),
    finish: async (count: number) => {
      for (let done = 0; done < count; done += 1) {
        await expect.poll(() => held.length).toBe(1);
        held.shift()?.();
      }
    },
  };
}

const [FLOOD, VISITOR] = ['192.0.2.1', '192.0.2.2'];

describe('a picture in a new size', () => {
  it('is made in turns of clients, so none waits for all sizes that another one requests', async () => {
    const { begun, ask, finish } = heldPictures();
    const flood = [160, 320, 480, 640, 960].map((width) => ask(width, FLOOD));
    await expect.poll(() => begun).toEqual([160]);
    const visitor = ask(960, VISITOR);
    await setImmediate();
    await finish(3);
    expect((await visitor).bytes).toEqual(new Uint8Array([6]));
    await finish(2);
    expect((await Promise.all(flood)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(begun).toHaveLength(5);
  });

  it('is sent although it cannot be stored, as on a full disk', async () => {
    const storeVariant = () => Promise.reject(new StoreUnavailableError('the disk is full'));
    const { ask, finish } = heldPictures({ storeVariant });
    const response = ask(320, VISITOR);
    await finish(1);
    expect(await response).toMatchObject({ status: 200, bytes: new Uint8Array([2]) });
  });
});
