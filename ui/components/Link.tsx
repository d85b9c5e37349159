import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

interface LinkProps extends RouterLinkProps {
  /** True in a line of text, where the link is underlined. */
  isText?: boolean;
}

const TEXT = 'leading-6 underline underline-offset-4';

export function Link({ isText, className, ...link }: LinkProps) {
  return <RouterLink {...link} className={isText ? `${TEXT} ${className ?? ''}` : className} />;
}
