export { YourData as default } from '../../../features/account/components/YourData.tsx';
