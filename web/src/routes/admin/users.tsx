import { StatusBadge } from '../../features/moderation/components/StatusBadge.tsx';
import { PersonControls } from '../../features/moderation/PersonControls.tsx';
import { RoleBadge } from '../../features/moderation/RoleBadge.tsx';
import { Users } from '../../features/users/Users.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { UserRecords } from '../panel/UserRecords.tsx';
import { useViewer } from '../panel/use-viewer.ts';

/** Everybody with an account, at /admin/users. */
export function Component() {
  const viewer = useViewer();
  return (
    <>
      <PageMeta title="Users" noIndex />
      <Users
        role={(person) => <RoleBadge person={person} viewer={viewer} />}
        status={(person) => <StatusBadge {...person} />}
        actions={(person, others) => <PersonControls person={person} viewer={viewer} others={others} />}
        records={(uid) => <UserRecords uid={uid} />}
      />
    </>
  );
}
