export { NotFoundPage as Screen } from './NotFoundPage.tsx';
