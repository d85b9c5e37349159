/**
 * Bytes by key, read once for all who ask for them at the same time, and not again as long as the response to one of them is being
 * sent: many readers of a large picture share one copy.
 */
export class SharedBytes {
  readonly #reading = new Map<string, Promise<Uint8Array>>();
  readonly #held = new Map<string, WeakRef<Uint8Array>>();
  readonly #released = new FinalizationRegistry<string>((key) => {
    if (!this.#held.get(key)?.deref()) this.#held.delete(key);
  });

  /** `read` is called when no one holds the bytes. */
  async find(key: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const held = this.#held.get(key)?.deref();
    if (held) return held;
    const known = this.#reading.get(key);
    if (known) return known;
    const reading = read().finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    const bytes = await reading;
    this.#held.set(key, new WeakRef(bytes));
    this.#released.register(bytes, key);
    return bytes;
  }
}
