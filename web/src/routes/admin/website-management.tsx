import { WebsiteManagement } from '../../features/maintenance/WebsiteManagement.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useViewer } from '../panel/use-viewer.ts';

/** Maintenance mode, at /admin/website-management. */
export function Component() {
  return (
    <>
      <PageMeta title="Website Management" noIndex />
      <WebsiteManagement viewer={useViewer()} />
    </>
  );
}
