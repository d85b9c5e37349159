import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** True to replace the entry of the history; by default only a link to the current page does. */
  replace?: boolean;
  /** True in a line of text, where the link is underlined. */
  isText?: boolean;
}

const TEXT = 'leading-6 underline underline-offset-4';

/** React Router's `Link` would load code for prefetching, forms and servers. */
export function Link({ to, replace, isText, className, onClick, ...attributes }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace });
  return (
    <a
      {...attributes}
      className={isText ? `${TEXT} ${className ?? ''}` : className}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
