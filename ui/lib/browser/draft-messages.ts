import type { Cocktail } from '#openapi/generated/model/index.ts';

/**
 * A draft is read by the dashboard alone. A page that the dashboard opened in another tab asks it for the draft with these messages, so that
 * the session never leaves the dashboard.
 */
export interface DraftRequest {
  type: 'draft-wanted';
  id: string;
}

/** Null where there is none, or no session. */
export interface DraftAnswer {
  type: 'draft';
  id: string;
  cocktail: Cocktail | null;
}

type Message = DraftRequest | DraftAnswer;

/** The message of this type and of this site, or null. */
export function draftMessage<Type extends Message['type']>(
  { data, origin }: MessageEvent<unknown>,
  type: Type,
): Extract<Message, { type: Type }> | null {
  const message = data as Partial<Message> | null;
  const isOne = origin === location.origin && message?.type === type && typeof message.id === 'string';
  return isOne ? (message as Extract<Message, { type: Type }>) : null;
}
