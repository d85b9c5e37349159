/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A session that is open.
 */
export interface ListedSession {
  /** Names it; it opens nothing. */
  id: string;
  /**
     * What logged in, as far as it told.
     * @maxLength 60
     */
  device: string;
  /** When it logged in. */
  createdAt: string;
  /** Its last use, to ten seconds. */
  usedAt: string;
  /** Whether the request came with its token. */
  isOwn: boolean;
}
