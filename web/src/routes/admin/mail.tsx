import { MailScreen } from '../../features/mail/MailScreen.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** The mail log and the templates, at /admin/mail, for the owner and admins. */
export function Component() {
  return (
    <>
      <PageMeta title="Mail" noIndex />
      <MailScreen />
    </>
  );
}
