import { againWhenBack } from '#ui/lib/browser/page-leaving.ts';

export interface LazyChunk<Code> {
  current: Code | null;
  load: () => Promise<Code>;
}

export function lazyChunk<Code>(fetchChunk: () => Promise<Code>): LazyChunk<Code> {
  let loading: Promise<Code> | null = null;
  const lazy: LazyChunk<Code> = {
    current: null,
    load: () => (loading ??= againWhenBack(fetchChunk).then(keep, forget)),
  };
  const keep = (code: Code) => (lazy.current = code);
  const forget = (error: unknown) => {
    loading = null;
    console.error(error);
    throw error;
  };
  return lazy;
}
