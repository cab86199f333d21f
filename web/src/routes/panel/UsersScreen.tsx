import { Users } from '../../features/people/Users.tsx';
import { PersonRecords } from './PersonRecords.tsx';
import type { ScreenProps } from './screens.tsx';

/** Everybody with an account, for admins. */
export const UsersScreen = ({ viewer, panel }: Pick<ScreenProps, 'viewer' | 'panel'>) => (
  <Users viewer={viewer} records={({ id }) => <PersonRecords uid={id} viewer={viewer} panel={panel} />} />
);
