import { failingOnlyHere } from '#ui/rules/page-leaving.ts';

/** A module that is fetched when it is wanted for the first time. */
export interface LazyCode<Code> {
  /** The module once it is here. */
  current: Code | null;
  /** Fetches the module once; after a failure the next call fetches it again. */
  load: () => Promise<Code>;
}

export function lazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  let loading: Promise<Code> | null = null;
  const lazy: LazyCode<Code> = {
    current: null,
    load: () => (loading ??= failingOnlyHere(fetchCode()).then(keep, forget)),
  };
  const keep = (code: Code) => (lazy.current = code);
  const forget = (error: unknown) => {
    loading = null;
    console.error(error);
    throw error;
  };
  return lazy;
}
