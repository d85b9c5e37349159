import type { ReactNode } from 'react';
import { ExternalIcon } from '#ui/components/icons.tsx';

interface ContactCardProps {
  icon: ReactNode;
  title: string;
  /** mailto:, tel: or https:. */
  to: string;
  label: string;
  newTab?: boolean;
  children: string;
}

export function ContactCard({ icon, title, to, label, newTab = false, children }: ContactCardProps) {
  return (
    <li className="group relative flex flex-col border-t border-hairline py-7">
      <span className="text-title text-accent">{icon}</span>
      <h2 className="mt-4 text-title">{title}</h2>
      <p className="mt-2 mb-3 text-sm text-soft">{children}</p>
      <a
        href={to}
        {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        className="mt-auto py-0.5 font-semibold text-accent underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {label}
        {newTab && (
          <>
            <ExternalIcon width="0.8em" height="0.8em" className="ml-1.5 inline" />
            <span className="sr-only"> (opens in a new tab)</span>
          </>
        )}
      </a>
    </li>
  );
}
