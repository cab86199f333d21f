export { LoadingDemoPage as Component } from '../../features/pages/LoadingDemoPage.tsx';
