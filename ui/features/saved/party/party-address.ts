import { namesIn } from '#openapi/entries-of.ts';
import { MAX_EACH, MAX_GUESTS, wholeNumber } from '#openapi/pages/page-parameters.ts';

/** A party as its address says it: nothing of it is stored. */
export interface Party {
  guests: number;
  /** Drinks for each guest. */
  each: number;
  drinks: readonly string[];
}

export const MAX_DRINKS = 12;
const GUESTS = 8;
const EACH = 2;

export function partyIn(address: URLSearchParams): Party {
  return {
    guests: wholeNumber(address.get('guests'), MAX_GUESTS) ?? GUESTS,
    each: wholeNumber(address.get('each'), MAX_EACH) ?? EACH,
    drinks: namesIn(address.getAll('drinks').join(), MAX_DRINKS),
  };
}

export function partyParameters({ guests, each, drinks }: Party): URLSearchParams {
  return new URLSearchParams({
    guests: String(guests),
    each: String(each),
    ...(drinks.length > 0 && { drinks: drinks.join() }),
  });
}

export const partyPath = (drinks: readonly string[]): string => `/party?drinks=${drinks.join()}`;
