/**
 * Whether this browser runs the site's scripts: `text-wrap: balance` is the youngest feature that they need. Others show the page as
 * without scripts; the style sheets ask the same.
 */
export const isSupported = (): boolean => CSS.supports('text-wrap:balance');
