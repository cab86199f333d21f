export { NotFoundPage as Component } from '../features/pages/NotFoundPage.tsx';
