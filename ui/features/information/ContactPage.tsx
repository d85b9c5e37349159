import type { ReactNode } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { ButtonLink } from '#ui/components/Button.tsx';
import { PageHeading, SectionHeading } from '#ui/components/Headings.tsx';
import { RetryError } from '#ui/components/States.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { OF_AGE } from '#ui/lib/words/notices.ts';
import { ExternalIcon } from '#ui/components/icons.tsx';
import { CalendarIcon, MailIcon, MapIcon, PhoneIcon } from './contact-icons.tsx';
import { selectData } from '#ui/api/fetcher.ts';

function telUrl(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
}

export function ContactPage() {
  const { data: site, isError, refetch } = useGetSite({ query: { select: selectData } });
  usePageHead({
    title: 'Contact',
    description: `Write, call or come by: tastings, tours of the stills and an outdoor garden with games. ${OF_AGE}`,
  });
  return (
    <>
      <PageHeading title="Contact" lead="Write, call, or just come by. Someone is always near the bar." />
      {site ? (
        <>
          <ul className="grid gap-x-8 border-b border-hairline sm:grid-cols-2 lg:grid-cols-4">
            <ContactCard icon={<MailIcon />} title="Email Us" to={`mailto:${site.email}`} label={site.email}>
              For questions, bookings and compliments to the bar. We answer within a day or two.
            </ContactCard>
            <ContactCard icon={<PhoneIcon />} title="Call Us" to={telUrl(site.phone)} label={site.phone}>
              If it rings for long, we are shaking something. Please try again.
            </ContactCard>
            <ContactCard
              icon={<MapIcon />}
              title="Visit Us"
              to={site.mapUrl}
              label={site.address}
              opensNewTab
            >
              The way to our door, on the map.
            </ContactCard>
            <ContactCard
              icon={<CalendarIcon />}
              title="Events Calendar"
              to={site.eventsUrl}
              label="View Upcoming Events"
              opensNewTab
            >
              Suppers, classes and evenings with music.
            </ContactCard>
          </ul>
          <div className="mt-10">
            <ButtonLink to={site.mainSiteUrl} opensNewTab size="lg">
              Visit Our Main Website
            </ButtonLink>
          </div>
        </>
      ) : isError ? (
        <RetryError onRetry={refetch}>Our contact details could not be loaded.</RetryError>
      ) : (
        <Spinner label="Loading contact details..." />
      )}
      <section aria-labelledby="visit" className="mt-20 md:mt-28">
        <SectionHeading id="visit">Visit Our Distillery</SectionHeading>
        <div className="grid gap-x-14 gap-y-8 md:grid-cols-3">
          <Offer title="Tastings">
            Sit at the bar and try what we make, neat and mixed, with the people who made it.
          </Offer>
          <Offer title="Tours">
            Follow the grain to the glass: mash, copper, spirit safe, and a pour straight from the still.
          </Offer>
          <Offer title="The outdoor garden">
            Long tables under the alders, with lawn games for the afternoon: cornhole, boules and a giant
            wobbling tower.
          </Offer>
        </div>
        <p className="mt-10 border-l-3 border-accent pl-5 font-semibold">{OF_AGE}</p>
      </section>
    </>
  );
}

function Offer({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h3 className="text-title">{title}</h3>
      <p className="mt-2 text-soft">{children}</p>
    </div>
  );
}

interface ContactCardProps {
  icon: ReactNode;
  title: string;
  to: string;
  label: string;
  opensNewTab?: boolean;
  children: string;
}

function ContactCard({ icon, title, to, label, opensNewTab = false, children }: ContactCardProps) {
  return (
    <li className="group relative flex flex-col border-t border-hairline py-6">
      <span className="text-title text-accent">{icon}</span>
      <h2 className="mt-4 text-title">{title}</h2>
      <p className="mt-2 mb-3 text-sm text-soft">{children}</p>
      <a
        href={to}
        {...(opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        className="mt-auto py-0.5 font-semibold text-accent underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {label}
        {opensNewTab && (
          <>
            <ExternalIcon width="0.8em" height="0.8em" className="ml-1 inline" />
            <span className="sr-only"> (opens in a new tab)</span>
          </>
        )}
      </a>
    </li>
  );
}
