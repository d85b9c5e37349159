import type { Site } from '#openapi/generated/model/index.ts';
import type { PageHead } from '#ui/lib/head/page-head.ts';
import { breadcrumbList } from '#ui/lib/head/structured-data.ts';

export function aboutHead(): PageHead {
  return {
    title: 'About',
    description:
      'A grandmother who cooked for whoever came, a fellowship around her table, and the small copper still that grew out of both.',
    jsonLd: [breadcrumbList([{ name: 'About', url: '/about' }])],
  };
}

/** `site` is undefined while its details are not known. */
export function contactHead(site: Site | undefined): PageHead {
  return {
    title: 'Contact',
    description:
      'Write, call or come by: tastings, tours of the stills and an outdoor garden with games. Must be 21+ to enter premises.',
    jsonLd: site && [localBusiness(site), breadcrumbList([{ name: 'Contact', url: '/contact' }])],
  };
}

function localBusiness({ name, email, phone, address, mapUrl, mainSiteUrl, social }: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'Distillery'],
    name,
    url: mainSiteUrl,
    image: '/share/_site.png',
    email,
    telephone: phone,
    address,
    hasMap: mapUrl,
    sameAs: social.map(({ url }) => url),
  };
}
