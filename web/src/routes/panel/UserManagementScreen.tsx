import { UserManagement } from '../../features/people/UserManagement.tsx';
import { PersonRecords } from './PersonRecords.tsx';
import type { ScreenProps } from './screens.tsx';

/** Everybody with an account, for those who moderate. */
export const UserManagementScreen = ({ viewer, panel }: Pick<ScreenProps, 'viewer' | 'panel'>) => (
  <UserManagement
    viewer={viewer}
    records={({ id }) => <PersonRecords uid={id} viewer={viewer} panel={panel} />}
  />
);
