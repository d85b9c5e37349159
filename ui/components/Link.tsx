import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Whether the page takes the place of this one in the history; by default only a link to this very page does. */
  replace?: boolean;
}

/** A link to a page of the site. React Router's own brings code for prefetching, forms and servers, which each page would load. */
export function Link({ to, replace, onClick, ...attributes }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace });
  return (
    <a
      {...attributes}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
