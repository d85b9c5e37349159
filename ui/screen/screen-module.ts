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
  /** Reads what the screen shows first into the client. The screen itself shows a failure. */
  prefetch?: ScreenLoader;
  /** Loads the lazy code that the screen needs for its first render. */
  loadChunks?: ScreenLoader;
}
