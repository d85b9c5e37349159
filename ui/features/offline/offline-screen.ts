export { OfflinePage as Screen } from './OfflinePage.tsx';
