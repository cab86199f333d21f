import { UserManagement } from '../../features/people/UserManagement.tsx';
import { PersonRecords, type Viewing } from './PersonRecords.tsx';

/** Everybody with an account, for those who moderate. */
export const UserManagementScreen = ({ viewer, panel }: Viewing) => (
  <UserManagement
    viewer={viewer}
    records={(person) => <PersonRecords person={person} viewer={viewer} panel={panel} />}
  />
);
