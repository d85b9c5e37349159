import { inject } from 'vitest';
import type {} from './shared-site-setup.ts';

/** The base URL of the site that all journeys share. A journey that writes restores the catalogue. */
export const SITE = inject('sharedSite');
