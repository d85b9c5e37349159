import type { ScreenStart } from '#ui/api/screen.ts';
import { techniquesQuery } from './techniques-query.ts';

export { TutorialsPage as Screen } from './TutorialsPage.tsx';

export const prefetch: ScreenStart = (client) => client.prefetchQuery(techniquesQuery);
