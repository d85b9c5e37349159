import type { Site } from '#openapi/generated/model/index.ts';

export type SiteDetails = Site;

type Kind = 'text' | 'email' | 'url' | 'zone';
type Complain = (variable: string, problem: string) => never;

const MAX_TEXT_LENGTH = 300;

const DETAILS: Record<Exclude<keyof Site, 'social'>, { variable: string; kind: Kind; standard: string }> = {
  name: { variable: 'SITE_NAME', kind: 'text', standard: 'Alder & Still' },
  email: { variable: 'SITE_EMAIL', kind: 'email', standard: 'hello@alderandstill.example' },
  phone: { variable: 'SITE_PHONE', kind: 'text', standard: '+1 (555) 010-0142' },
  address: { variable: 'SITE_ADDRESS', kind: 'text', standard: '12 Millrace Lane, Alder Valley' },
  // That of the machine unless it is given.
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

const SOCIAL_LINKS: readonly { variable: string; name: string; standard: string }[] = [
  {
    variable: 'SITE_INSTAGRAM_URL',
    name: 'Instagram',
    standard: 'https://www.instagram.com/alderandstill.example',
  },
  {
    variable: 'SITE_FACEBOOK_URL',
    name: 'Facebook',
    standard: 'https://www.facebook.com/alderandstill.example',
  },
  {
    variable: 'SITE_YOUTUBE_URL',
    name: 'YouTube',
    standard: 'https://www.youtube.com/@alderandstill.example',
  },
];

/** From the SITE_* variables. "none" leaves a social link out. */
export function readSiteDetails(
  given: (variable: string) => string | undefined,
  complain: Complain,
): SiteDetails {
  const detail = (key: keyof typeof DETAILS): string => {
    const { variable, kind, standard } = DETAILS[key];
    return checked(variable, kind, given(variable) ?? standard, complain);
  };
  return {
    name: detail('name'),
    email: detail('email'),
    phone: detail('phone'),
    address: detail('address'),
    timeZone: detail('timeZone'),
    mapUrl: detail('mapUrl'),
    eventsUrl: detail('eventsUrl'),
    mainSiteUrl: detail('mainSiteUrl'),
    storeUrl: detail('storeUrl'),
    social: SOCIAL_LINKS.flatMap(({ variable, name, standard }) => {
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
