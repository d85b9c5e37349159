/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Session } from './session.ts';

/**
 * A session that was opened just now.
 */
export type OpenedSession = Session & {
  /** Sent as `Authorization: Bearer <token>`. It is answered once; the server stores its hash alone. */
  token: string;
};
