/**
 * Whether this browser runs the site's scripts. Balanced text came last of what Baseline had 30 months ago. Other browsers show the
 * page as the server rendered it, as without scripts; the style sheets ask the same (`@supports not`).
 */
export const isSupported = (): boolean => CSS.supports('text-wrap:balance');
