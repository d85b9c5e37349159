/** The administrator's password where none is configured, and on the site without a server. */
export const DEMO_PASSWORD = 'cheers';
