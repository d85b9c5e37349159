import { inject } from 'vitest';
import type {} from './shared-site-setup.ts';

/** The address of the built site that all journeys share, without a slash at the end. A journey that writes leaves the starter catalogue as it was. */
export const SITE = inject('sharedSite');
