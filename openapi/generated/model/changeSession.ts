/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A session as a change remembers it, when it is over too.
 */
export interface ChangeSession {
  /** Names the session; it opens nothing. */
  id: string;
  /** What logged in, in words. */
  device: string;
}
