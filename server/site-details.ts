import { MenuCurrency, type Site } from '#openapi/generated/model.ts';

/** Returns a parsed variable, or `fallback` without one. Throws with `rule` when `parse` gives undefined. */
export type ReadVariable = <T>(
  variable: string,
  fallback: T,
  rule: string,
  parse: (text: string) => T | undefined,
) => T;

type Detail = Exclude<keyof Site, 'social'>;
interface Rule {
  says: string;
  isMet: (text: string) => boolean;
}

const MAX_CHARACTERS = 300;
const TEXT: Rule = { says: 'a text', isMet: () => true };
const EMAIL: Rule = {
  says: 'an e-mail address',
  isMet: (text) => /^[^\s@<>]+@[^\s@<>]+$/.test(text),
};
const WEB_URL: Rule = {
  says: 'an http or https address',
  isMet: (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
};
const TIME_ZONE: Rule = { says: 'a time zone such as Europe/Vienna', isMet: isTimeZone };
const CURRENCY: Rule = {
  says: 'the code of a currency such as EUR',
  isMet: (text) => Object.hasOwn(MenuCurrency, text),
};

/** Lists for each detail its variable, its default and its rule. */
const DETAILS: Record<Detail, readonly [variable: string, fallback: string, rule: Rule]> = {
  name: ['SITE_NAME', 'Alder & Still', TEXT],
  email: ['SITE_EMAIL', 'hello@alderandstill.example', EMAIL],
  phone: ['SITE_PHONE', '+1 (555) 010-0142', TEXT],
  address: ['SITE_ADDRESS', '12 Millrace Lane, Alder Valley', TEXT],
  timeZone: ['SITE_TIME_ZONE', new Intl.DateTimeFormat().resolvedOptions().timeZone, TIME_ZONE],
  currency: ['SITE_CURRENCY', 'USD', CURRENCY],
  mapUrl: ['SITE_MAP_URL', 'https://www.openstreetmap.org/search?query=12%20Millrace%20Lane', WEB_URL],
  eventsUrl: ['SITE_EVENTS_URL', 'https://events.alderandstill.example/', WEB_URL],
  mainSiteUrl: ['SITE_MAIN_URL', 'https://www.alderandstill.example/', WEB_URL],
  storeUrl: ['SITE_STORE_URL', 'https://shop.alderandstill.example/', WEB_URL],
};

export function readSiteDetails(readVariable: ReadVariable): Site {
  const read = (variable: string, fallback: string, { says, isMet }: Rule): string =>
    readVariable(variable, fallback, `must be ${says} of at most ${MAX_CHARACTERS} characters`, (text) =>
      text.length <= MAX_CHARACTERS && isMet(text) ? text : undefined,
    );
  const details = Object.entries(DETAILS).map(([detail, definition]) => [detail, read(...definition)]);
  const social = ['Instagram', 'Facebook', 'YouTube'].flatMap((name) => {
    const fallback = `https://www.${name.toLowerCase()}.com/alderandstill.example`;
    const urlOrNone = { ...WEB_URL, isMet: (text: string) => text === 'none' || WEB_URL.isMet(text) };
    const url = read(`SITE_${name.toUpperCase()}_URL`, fallback, urlOrNone);
    return url === 'none' ? [] : [{ name, url }];
  });
  return { ...(Object.fromEntries(details) as Record<Detail, string>), social };
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
