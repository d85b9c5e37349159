export { ContactPage as Screen } from './ContactPage.tsx';
