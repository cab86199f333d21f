import { UserManagement } from '../../features/moderation/UserManagement.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useViewer } from '../panel/use-viewer.ts';

/** User moderation, at /admin/user-management and /staff/user-management. */
export function Component() {
  return (
    <>
      <PageMeta title="User Management" noIndex />
      <UserManagement viewer={useViewer()} />
    </>
  );
}
