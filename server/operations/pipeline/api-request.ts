import type { Client } from '../requests/client-address.ts';
import type { ReceiveBody } from './request-body.ts';

/**
 * A request under /api, wherever it comes from: a socket, a page that is rendered, or a fetch that a mock
 * intercepts.
 */
export interface ApiRequest {
  method: string;
  /** The path and the query. */
  url: string;
  /** The names are in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  client: Client;
  /** The site's own origin. Writes from pages of other origins are refused. */
  siteOrigin: string;
  /** Aborts when the client closes the connection before the response. */
  signal?: AbortSignal;
  /** Called at most once, after the session was checked. Without it, the body is empty. */
  receiveBody?: ReceiveBody;
}
