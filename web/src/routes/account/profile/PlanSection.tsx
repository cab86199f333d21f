export { PlanPanel as default } from '../../../features/plans/PlanPanel.tsx';
