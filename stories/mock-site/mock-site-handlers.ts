import { createHouse } from '#mocks/house/house.ts';

/** The whole API for stories that only look: the starter catalogue, and the contract's words for what is not there. */
export const mockSiteHandlers = createHouse();
