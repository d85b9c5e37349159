import type { Category, Cocktail, Menu, SustainableSubstitution } from '#openapi/generated/model.ts';

/** What a page shows of a draft. A category is asked for by its name. */
export interface Drafts {
  categories: { category: Category; cocktails: Cocktail[] };
  cocktails: Cocktail;
  menus: Menu;
  'sustainable-substitutions': SustainableSubstitution;
}

/** A page asks the dashboard that opened it for a draft by these messages, so that the session never leaves the dashboard. */
export interface DraftRequest {
  type: 'draft-wanted';
  resource: keyof Drafts;
  id: string;
}

/** Null where there is none, or no session. */
export interface DraftAnswer {
  type: 'draft';
  resource: keyof Drafts;
  id: string;
  item: Drafts[keyof Drafts] | null;
}

type Message = DraftRequest | DraftAnswer;

export function draftMessage<Type extends Message['type']>(
  { data, origin }: MessageEvent<unknown>,
  type: Type,
): Extract<Message, { type: Type }> | null {
  const message = data as Partial<Message> | null;
  const isOne =
    origin === location.origin &&
    message?.type === type &&
    [message.resource, message.id].every((one) => typeof one === 'string');
  return isOne ? (message as Extract<Message, { type: Type }>) : null;
}
