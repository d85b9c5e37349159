import { inject } from 'vitest';
import type {} from './shared-site-setup.ts';

/** All journeys share this address of the built site, without a slash at the end. A journey that writes restores the starter catalogue. */
export const SITE = inject('sharedSite');
