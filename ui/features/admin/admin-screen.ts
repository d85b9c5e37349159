export { AdminPage as Screen } from './AdminPage.tsx';
