export { SavedPage as Screen } from './SavedPage.tsx';
