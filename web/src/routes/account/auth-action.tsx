import { useLocation } from 'react-router-dom';
import { AuthActionPage } from '../../features/account/AuthActionPage.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Where the links of mails about an account lead. */
export function Component() {
  const { search } = useLocation();
  return (
    <>
      <PageMeta title="Your account" noIndex />
      <AuthActionPage search={search} />
    </>
  );
}
