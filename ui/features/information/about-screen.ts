export { AboutPage as Screen } from './AboutPage.tsx';
