import { SettingsScreen } from '../../features/settings/SettingsScreen.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useViewer } from '../panel/use-viewer.ts';

/** Site settings, at /admin/settings, for the owner and admins. */
export function Component() {
  return (
    <>
      <PageMeta title="Settings" noIndex />
      <SettingsScreen viewer={useViewer()} />
    </>
  );
}
