import { MenuCurrency, type Site } from '#openapi/generated/model.ts';

export type SiteDetails = Site;

type Detail = Exclude<keyof Site, 'social'>;
type Complain = (variable: string, problem: string) => never;

const MAX_TEXT_LENGTH = 300;

/** The variable of each, and what it is without one. */
const DETAILS: Record<Detail, [variable: string, standard: string]> = {
  name: ['SITE_NAME', 'Alder & Still'],
  email: ['SITE_EMAIL', 'hello@alderandstill.example'],
  phone: ['SITE_PHONE', '+1 (555) 010-0142'],
  address: ['SITE_ADDRESS', '12 Millrace Lane, Alder Valley'],
  timeZone: ['SITE_TIME_ZONE', new Intl.DateTimeFormat().resolvedOptions().timeZone],
  currency: ['SITE_CURRENCY', 'USD'],
  mapUrl: ['SITE_MAP_URL', 'https://www.openstreetmap.org/search?query=12%20Millrace%20Lane'],
  eventsUrl: ['SITE_EVENTS_URL', 'https://events.alderandstill.example/'],
  mainSiteUrl: ['SITE_MAIN_URL', 'https://www.alderandstill.example/'],
  storeUrl: ['SITE_STORE_URL', 'https://shop.alderandstill.example/'],
};

const SOCIAL_LINKS = ['Instagram', 'Facebook', 'YouTube'].map((name) => ({
  name,
  variable: `SITE_${name.toUpperCase()}_URL`,
  standard: `https://www.${name.toLowerCase()}.com/alderandstill.example`,
}));

export function readSiteDetails(
  given: (variable: string) => string | undefined,
  complain: Complain,
): SiteDetails {
  const details = Object.entries(DETAILS).map(([detail, [variable, standard]]) => {
    const value = given(variable) ?? standard;
    const problem = problemOf(detail, value);
    return [detail, problem === null ? value : complain(variable, problem)];
  });
  const social = SOCIAL_LINKS.flatMap(({ name, variable, standard }) => {
    const url = given(variable) ?? standard;
    if (url === 'none') return [];
    const problem = problemOf('socialUrl', url);
    return [{ name, url: problem === null ? url : complain(variable, problem) }];
  });
  return { ...(Object.fromEntries(details) as Record<Detail, string>), social };
}

function problemOf(detail: string, value: string): string | null {
  if (value.length > MAX_TEXT_LENGTH) return `must have at most ${MAX_TEXT_LENGTH} characters`;
  if (detail === 'email' && !/^[^\s@<>]+@[^\s@<>]+$/.test(value))
    return `must be an e-mail address, not "${value}"`;
  if (detail.endsWith('Url') && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))
    return `must be an http or https address, not "${value}"`;
  if (detail === 'timeZone' && !isTimeZone(value))
    return `must be a time zone such as Europe/Vienna, not "${value}"`;
  if (detail === 'currency' && !(value in MenuCurrency))
    return `must be the code of a currency such as EUR, not "${value}"`;
  return null;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
