import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** `params` are the parameters of the screen's path, and `search` those of its query. */
export type ScreenLoader = (
  client: QueryClient,
  params: Readonly<Params>,
  search: URLSearchParams,
) => Promise<unknown>;

export interface ScreenModule {
  Screen: ComponentType;
  /** Fills the client with the first reads of the screen. The screen itself reports a failed one. */
  prefetch?: ScreenLoader;
  /** Fetches the code that the screen shows at once, before it is rendered. */
  loadChunks?: ScreenLoader;
}
