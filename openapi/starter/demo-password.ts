/** The administrator's password on a server that has none of its own, and on the site without one. */
export const DEMO_PASSWORD = 'cheers';
