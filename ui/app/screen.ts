import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** What a feature gives the table of routes: its screen, and the reads that the screen starts with. */
export interface ScreenModule {
  Screen: ComponentType;
  /** Fills the client with what the screen reads first; a failing read is left for the screen to report. */
  prefetch?: (client: QueryClient, params: Readonly<Params>, search: URLSearchParams) => Promise<unknown>;
  /** Fetches further code of what the client says that the screen shows at once, before it is rendered. */
  loadParts?: (client: QueryClient, params: Readonly<Params>, search: URLSearchParams) => Promise<unknown>;
}
