import { failingOnlyHere } from '#ui/lib/browser/page-leaving.ts';

/** A module that is fetched when it is wanted for the first time. */
export interface LazyChunk<Code> {
  /** The module once it is here. */
  current: Code | null;
  /** Fetches the module once; after a failure the next call fetches it again. */
  load: () => Promise<Code>;
}

export function lazyChunk<Code>(fetchChunk: () => Promise<Code>): LazyChunk<Code> {
  let loading: Promise<Code> | null = null;
  const lazy: LazyChunk<Code> = {
    current: null,
    load: () => (loading ??= failingOnlyHere(fetchChunk()).then(keep, forget)),
  };
  const keep = (code: Code) => (lazy.current = code);
  const forget = (error: unknown) => {
    loading = null;
    console.error(error);
    throw error;
  };
  return lazy;
}
