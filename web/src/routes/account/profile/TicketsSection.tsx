export { TicketList as default } from '../../../features/support/TicketList.tsx';
