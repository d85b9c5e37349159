import { createMockSite } from '#mocks/mock-site.ts';

/** The whole API for stories that only look: the starter catalogue, and the server's words for what is not there. */
export const mockSiteHandlers = [createMockSite().handler];
