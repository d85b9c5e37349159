import type { ScreenStart } from '#ui/api/screen.ts';
import { guideQuery } from './guide-query.ts';

export { SustainableGuidePage as Screen } from './SustainableGuidePage.tsx';

export const prefetch: ScreenStart = (client) => client.prefetchQuery(guideQuery);
