export { Security as default } from '../../../features/account/components/Security.tsx';
