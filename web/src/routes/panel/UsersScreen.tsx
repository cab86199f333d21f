import { Users } from '../../features/people/Users.tsx';
import { PersonRecords, type Viewing } from './PersonRecords.tsx';

/** Everybody with an account, for admins. */
export const UsersScreen = ({ viewer, panel }: Viewing) => (
  <Users
    viewer={viewer}
    records={(person) => <PersonRecords person={person} viewer={viewer} panel={panel} />}
  />
);
