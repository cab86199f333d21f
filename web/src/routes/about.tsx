export { AboutPage as Component } from '../features/pages/AboutPage.tsx';
