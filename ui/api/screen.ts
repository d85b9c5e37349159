import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** `params` are those of the screen's path, `search` those of its address. */
export type ScreenStart = (
  client: QueryClient,
  params: Readonly<Params>,
  search: URLSearchParams,
) => Promise<unknown>;

export interface ScreenModule {
  Screen: ComponentType;
  /** Fills the client with the first reads of the screen; the screen reports a failed one. */
  prefetch?: ScreenStart;
  /** Fetches the code that the screen shows at once, before it is rendered. */
  loadParts?: ScreenStart;
}
