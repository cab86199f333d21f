import { AuditLog } from '../../features/audit/AuditLog.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** The audit log, at /admin/audit, for the owner and admins. */
export function Component() {
  return (
    <>
      <PageMeta title="Audit Log" noIndex />
      <AuditLog />
    </>
  );
}
