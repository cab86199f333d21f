import { Appeals } from '../../features/moderation/Appeals.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useViewer } from '../panel/use-viewer.ts';

/** The queue of appeals, at /admin/appeals and /staff/appeals. */
export function Component() {
  return (
    <>
      <PageMeta title="Appeals" noIndex />
      <Appeals viewer={useViewer()} />
    </>
  );
}
