import type { Site } from '#openapi/generated/model.ts';

export type SiteDetails = Site;

type Kind = 'text' | 'email' | 'url' | 'zone';
type Complain = (variable: string, problem: string) => never;

const MAX_TEXT_LENGTH = 300;

const DETAILS: Record<Exclude<keyof Site, 'social'>, { variable: string; kind: Kind; standard: string }> = {
  name: { variable: 'SITE_NAME', kind: 'text', standard: 'Alder & Still' },
  email: { variable: 'SITE_EMAIL', kind: 'email', standard: 'hello@alderandstill.example' },
  phone: { variable: 'SITE_PHONE', kind: 'text', standard: '+1 (555) 010-0142' },
  address: { variable: 'SITE_ADDRESS', kind: 'text', standard: '12 Millrace Lane, Alder Valley' },
  timeZone: {
    variable: 'SITE_TIME_ZONE',
    kind: 'zone',
    standard: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
  mapUrl: {
    variable: 'SITE_MAP_URL',
    kind: 'url',
    standard: 'https://www.openstreetmap.org/search?query=12%20Millrace%20Lane',
  },
  eventsUrl: { variable: 'SITE_EVENTS_URL', kind: 'url', standard: 'https://events.alderandstill.example/' },
  mainSiteUrl: { variable: 'SITE_MAIN_URL', kind: 'url', standard: 'https://www.alderandstill.example/' },
  storeUrl: { variable: 'SITE_STORE_URL', kind: 'url', standard: 'https://shop.alderandstill.example/' },
};

const SOCIAL_LINKS = [
  ['SITE_INSTAGRAM_URL', 'Instagram', 'https://www.instagram.com/alderandstill.example'],
  ['SITE_FACEBOOK_URL', 'Facebook', 'https://www.facebook.com/alderandstill.example'],
  ['SITE_YOUTUBE_URL', 'YouTube', 'https://www.youtube.com/@alderandstill.example'],
] as const;

export function readSiteDetails(
  given: (variable: string) => string | undefined,
  complain: Complain,
): SiteDetails {
  const details = Object.entries(DETAILS).map(([key, { variable, kind, standard }]) => {
    return [key, checked(variable, kind, given(variable) ?? standard, complain)];
  });
  return {
    ...(Object.fromEntries(details) as Record<keyof typeof DETAILS, string>),
    social: SOCIAL_LINKS.flatMap(([variable, name, standard]) => {
      const url = given(variable) ?? standard;
      return url === 'none' ? [] : [{ name, url: checked(variable, 'url', url, complain) }];
    }),
  };
}

function checked(variable: string, kind: Kind, value: string, complain: Complain): string {
  if (value.length > MAX_TEXT_LENGTH) complain(variable, `must have at most ${MAX_TEXT_LENGTH} characters`);
  if (kind === 'email' && !/^[^\s@<>]+@[^\s@<>]+$/.test(value)) {
    complain(variable, `must be an e-mail address, not "${value}"`);
  }
  if (kind === 'url' && !(URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol))) {
    complain(variable, `must be an http or https address, not "${value}"`);
  }
  if (kind === 'zone' && !isTimeZone(value)) {
    complain(variable, `must be a time zone such as Europe/Vienna, not "${value}"`);
  }
  return value;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
