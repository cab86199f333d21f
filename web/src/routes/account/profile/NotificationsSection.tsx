export { default } from '../../../features/notifications/components/Preferences.tsx';
