import type { ReactNode, ComponentProps } from 'react';
import { GlassIcon, WarningIcon } from './icons.tsx';
import { Button } from './Button.tsx';
import { PageHeading } from './Headings.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-hairline py-10">
      <GlassIcon width="6rem" height="6rem" strokeWidth="0.75" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="heading text-title">{title}</p>
        {children !== undefined && <p className="mt-2 max-w-prose text-soft">{children}</p>}
        {action !== undefined && <div className="mt-6">{action}</div>}
      </div>
    </div>
  );
}

interface RetryErrorProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  children: string;
  onRetry: () => unknown;
}

export function RetryError({ children, onRetry, size }: RetryErrorProps) {
  return (
    <div role="alert" className="border-y border-hairline py-12">
      <p className="flex items-start gap-3 text-danger">
        <WarningIcon className="mt-1" />
        {children}
      </p>
      <div className="mt-6">
        <Button variant="quiet" size={size} onClick={() => void onRetry()}>
          Try again
        </Button>
      </div>
    </div>
  );
}

interface MissingPageProps {
  title: string;
  lead?: string;
  /** Links and buttons that lead on. */
  children: ReactNode;
}

/** Replaces a page that does not exist or cannot be read. */
export function MissingPage({ title, lead, children }: MissingPageProps) {
  return (
    <>
      <PageHeading
        title={title}
        lead={lead}
        above={<GlassIcon width="8rem" height="8rem" strokeWidth="0.75" />}
      />
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  );
}

export function DraftBanner() {
  return (
    <p role="status" className="mt-4 border-l-3 border-warning pl-4 font-semibold">
      Draft. Only you see this page.
    </p>
  );
}

/** Warns of unknown things to leave out. They filter nothing, which a guest with an allergy must know. */
export function UnknownExclusions({ things }: { things: readonly string[] }) {
  return (
    <p role="alert" className="py-3 wrap-anywhere text-danger">
      Nothing is left out for {things.map((thing) => `“${thing}”`).join(', ')}: no ingredient or allergen here
      is called that.
    </p>
  );
}
