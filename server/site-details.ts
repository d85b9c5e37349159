import { MenuCurrency, type Site } from '#openapi/generated/model.ts';

/** Returns a parsed variable, or `standard` without one. Throws with `rule` when `parse` gives undefined. */
export type Take = <T>(
  variable: string,
  standard: T,
  rule: string,
  parse: (text: string) => T | undefined,
) => T;

type Detail = Exclude<keyof Site, 'social'>;
type Rule = readonly [says: string, isMet: (text: string) => boolean];

const MAX_CHARACTERS = 300;
const TEXT: Rule = ['a text', () => true];
const EMAIL: Rule = ['an e-mail address', (text) => /^[^\s@<>]+@[^\s@<>]+$/.test(text)];
const WEB_URL: Rule = [
  'an http or https address',
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
];
const TIME_ZONE: Rule = ['a time zone such as Europe/Vienna', isTimeZone];
const CURRENCY: Rule = ['the code of a currency such as EUR', (text) => text in MenuCurrency];

/** Each detail has its variable, its standard value, and its rule. */
const DETAILS: Record<Detail, readonly [variable: string, standard: string, rule: Rule]> = {
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

export function readSiteDetails(take: Take): Site {
  const read = (variable: string, standard: string, [says, isMet]: Rule): string =>
    take(variable, standard, `must be ${says} of at most ${MAX_CHARACTERS} characters`, (text) =>
      text.length <= MAX_CHARACTERS && isMet(text) ? text : undefined,
    );
  const details = Object.entries(DETAILS).map(([detail, definition]) => [detail, read(...definition)]);
  const social = ['Instagram', 'Facebook', 'YouTube'].flatMap((name) => {
    const standard = `https://www.${name.toLowerCase()}.com/alderandstill.example`;
    const none: Rule = [WEB_URL[0], (text) => text === 'none' || WEB_URL[1](text)];
    const url = read(`SITE_${name.toUpperCase()}_URL`, standard, none);
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
